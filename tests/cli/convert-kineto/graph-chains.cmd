gpurta convert graph.json --to chains
