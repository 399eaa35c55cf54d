gpurta platforms --platform-file board.yaml
