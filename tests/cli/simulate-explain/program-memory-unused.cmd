gpurta simulate program.yaml --memory 1
