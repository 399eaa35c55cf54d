# bash completion for gpurta
_gpurta()
{
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local common='--format --output --platform --platform-file --slots --help --version'
    COMPREPLY=()
    if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W 'rta simulate runlist occupancy platforms convert edf measure check --help --version' -- "$current"))
        return
    fi
    case $previous in
    --format) COMPREPLY=($(compgen -W 'table json csv' -- "$current")); return ;;
    --algorithm) COMPREPLY=($(compgen -W 'auto h-set closed-form' -- "$current")); return ;;
    --slots | --jobs | --until | --explain | --task | --range | --limit | --window | --copy-bandwidth | --assume | --iterations) return ;;
    --policy) COMPREPLY=($(compgen -W 'most-room round-robin' -- "$current")); return ;;
    --height) COMPREPLY=($(compgen -W 'threads shared-memory' -- "$current")); return ;;
    --from | --export) COMPREPLY=($(compgen -W 'examiner' -- "$current")); return ;;
    --fit) COMPREPLY=($(compgen -W 'timeslice levels' -- "$current")); return ;;
    --overhead) COMPREPLY=($(compgen -W 'every-switch published' -- "$current")); return ;;
    --mode) COMPREPLY=($(compgen -W 'interleaved flat' -- "$current")); return ;;
    --platform)
        COMPREPLY=($(compgen -W "$(gpurta platforms --format csv 2>/dev/null | sed '1d; s/,.*//')" -- "$current"))
        return ;;
    --sm-order) COMPREPLY=($(compgen -W 'ascending even-then-odd' -- "$current")); return ;;
    --runs | --scale | --timeout | --warm-up | --device | --tolerance | --placement) return ;;
    --sweep) COMPREPLY=($(compgen -W 'threads registers shared_memory' -- "$current")); return ;;
    --threads | --registers | --shared-memory | --compute-capability | --sms | --for-blocks) return ;;
    --overhead | --latency | --at | --limit | --horizon | --offset | --execution | --preemption-cost) return ;;
    esac
    if [[ $current == -* ]]; then
        local own
        case ${COMP_WORDS[1]} in
        edf)
            own='--explain --at --sensitivity --limit --simulate --horizon --offset --execution --preemption-cost --svg --overhead --latency' ;;
        rta) own='--trace --algorithm --svg --window --sms --height' ;;
        simulate)
            own='--policy --blocks --explain --jobs --until --limit --svg --window --sms --height --export-examiner' ;;
        convert) own='--from' ;;
        measure) own='--runs --scale --timeout --warm-up --device --driver --devices --export' ;;
        check)
            own='--tolerance --placement --sm-order --save --svg --runs --scale --timeout --warm-up --device --driver' ;;
        runlist) own='--explain --fit --range --limit --simulate --task --until --svg --list --overhead --mode' ;;
        occupancy)
            own='--threads --registers --shared-memory --compute-capability --sms --for-blocks --sweep --svg --batch' ;;
        esac
        case ${COMP_WORDS[1]} in
        rta | simulate | convert | measure | check) own+=' --copy-bandwidth --assume --iterations' ;;
        esac
        COMPREPLY=($(compgen -W "$common $own" -- "$current"))
    else
        compopt -o default
    fi
}
complete -F _gpurta gpurta
