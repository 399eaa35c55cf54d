gpurta simulate program.yaml --explain --memory 200
