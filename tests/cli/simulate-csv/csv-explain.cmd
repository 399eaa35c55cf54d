gpurta simulate program.yaml --format csv --explain | sed -n 1,5p
