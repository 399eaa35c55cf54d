gpurta simulate program.yaml --blocks --explain --format csv
