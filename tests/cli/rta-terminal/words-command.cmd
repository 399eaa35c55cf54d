gpurta "$(printf "\033]0;x\007")"
