gpurta bound chains.yaml --ignore chains --search 0 --format csv | cut -d, -f1-6
