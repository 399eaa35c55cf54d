gpurta simulate program.yaml --until 9 --format csv
