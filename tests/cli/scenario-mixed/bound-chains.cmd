gpurta bound chains.yaml
