gpurta simulate program.yaml --format csv --blocks
