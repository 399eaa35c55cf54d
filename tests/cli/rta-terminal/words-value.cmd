gpurta bound names.yaml --search "$(printf "\033[2J\342\200\256")"
