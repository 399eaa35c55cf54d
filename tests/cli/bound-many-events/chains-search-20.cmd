gpurta bound chains.json --search 20
