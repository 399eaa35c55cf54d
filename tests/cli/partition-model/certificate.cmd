gpurta bound chains.yaml --certificate /dev/null
