#compdef gpurta
# zsh completion for gpurta: the command itself knows what may follow.
local found
if found=$("${words[1]}" --complete $((CURRENT - 1)) "${(@Q)words}" 2>/dev/null); then
    [[ $found = *= ]] && compadd -S '' -- ${(f)found} || compadd -- ${(f)found}
else
    _files
fi
