gpurta simulate program.yaml --until -1
