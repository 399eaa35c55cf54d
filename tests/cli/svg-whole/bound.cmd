gpurta bound chains.yaml --search 20 --threads 1 --svg -
