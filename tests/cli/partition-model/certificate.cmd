gpurta bound chains.yaml --certificate c.json >/dev/null; cat c.json && rm c.json
