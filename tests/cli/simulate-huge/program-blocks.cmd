gpurta simulate program.yaml --blocks
