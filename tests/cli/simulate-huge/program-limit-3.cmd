gpurta simulate program.yaml --limit 3
