gpurta bound chains.yaml --search 0 --explain
