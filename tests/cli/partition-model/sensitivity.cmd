gpurta bound chains.yaml --search 20 --sensitivity --format csv
