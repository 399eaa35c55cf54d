gpurta rta names.yaml "--\033[2J$(printf "\033[2J\377\302\233")"
