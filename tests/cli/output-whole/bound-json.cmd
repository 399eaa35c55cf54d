gpurta bound chains.yaml --search 20 --threads 1 --explain --sensitivity --format json --decimal 3
