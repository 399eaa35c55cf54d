# bash completion for gpurta
_gpurta()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local common='--format --output --platform --slots --help --version'
    COMPREPLY=()
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W 'rta runlist --help --version' -- "$current"))
        return
    fi
    case $previous in
    --format) COMPREPLY=($(compgen -W 'table json csv' -- "$current")); return ;;
    --algorithm) COMPREPLY=($(compgen -W 'auto h-set closed-form' -- "$current")); return ;;
    --fit) COMPREPLY=($(compgen -W 'timeslice levels' -- "$current")); return ;;
    --overhead) COMPREPLY=($(compgen -W 'every-switch published' -- "$current")); return ;;
    --mode) COMPREPLY=($(compgen -W 'interleaved flat' -- "$current")); return ;;
    --slots | --explain | --task | --range | --limit | --until) return ;;
    esac
    if [[ $current == -* ]]; then
        local own
        case ${COMP_WORDS[1]} in
        rta) own='--trace --algorithm' ;;
        runlist) own='--explain --fit --range --limit --simulate --task --until --svg --list --overhead --mode' ;;
        esac
        COMPREPLY=($(compgen -W "$common $own" -- "$current"))
    else
        compopt -o default
    fi
}
complete -F _gpurta gpurta
