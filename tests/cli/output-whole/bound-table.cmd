gpurta bound chains.yaml --search 20 --threads 1 --explain --sensitivity --exact 5000
gpurta bound chains.yaml --search 20 --threads 1 --explain --format csv
gpurta bound chains.yaml --search 20 --threads 1 --sensitivity --format csv --decimal
