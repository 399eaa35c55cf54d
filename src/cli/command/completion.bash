# bash completion for gpurta: the command itself knows what may follow.
_gpurta()
{
    local line
    COMPREPLY=()
    if line=$("${COMP_WORDS[0]}" --complete "$COMP_CWORD" "${COMP_WORDS[@]}" 2>/dev/null); then
        while IFS= read -r line; do
            [ -z "$line" ] || COMPREPLY+=("$line")
        done <<<"$line"
        [[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace
    else
        compopt -o default
    fi
}
complete -F _gpurta gpurta
