# bash completion for gpurta
_gpurta()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local common='--format --output --platform --platform-file --slots --help --version'
    COMPREPLY=()
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W 'rta occupancy platforms edf --help --version' -- "$current"))
        return
    fi
    case $previous in
    --format) COMPREPLY=($(compgen -W 'table json csv' -- "$current")); return ;;
    --algorithm) COMPREPLY=($(compgen -W 'auto h-set closed-form' -- "$current")); return ;;
    --slots) return ;;
    --platform)
        COMPREPLY=($(compgen -W "$(gpurta platforms --format csv 2>/dev/null | sed '1d; s/,.*//')" -- "$current"))
        return ;;
    --sweep) COMPREPLY=($(compgen -W 'threads registers shared_memory' -- "$current")); return ;;
    --threads | --registers | --shared-memory | --compute-capability | --sms | --for-blocks) return ;;
    --overhead | --latency | --at | --limit | --horizon | --offset | --execution | --preemption-cost) return ;;
    esac
    if [[ $current == -* ]]; then
        local own
        case ${COMP_WORDS[1]} in
        rta) own='--trace --algorithm' ;;
        edf)
            own='--explain --at --sensitivity --limit --simulate --horizon --offset --execution --preemption-cost --svg --overhead --latency' ;;
        occupancy)
            own='--threads --registers --shared-memory --compute-capability --sms --for-blocks --sweep --svg --batch' ;;
        esac
        COMPREPLY=($(compgen -W "$common $own" -- "$current"))
    else
        compopt -o default
    fi
}
complete -F _gpurta gpurta
