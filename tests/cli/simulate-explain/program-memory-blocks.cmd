gpurta simulate program.yaml --blocks --memory 10
