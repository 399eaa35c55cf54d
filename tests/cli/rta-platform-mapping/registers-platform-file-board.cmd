gpurta rta registers.yaml --platform-file board.yaml | sed -n 1,1p
