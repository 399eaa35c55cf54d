gpurta check waits.yaml waits.json
