gpurta convert fork.json --to chains
