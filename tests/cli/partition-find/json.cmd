gpurta partition h100.yaml --mechanism green-context --search 0 --format json
