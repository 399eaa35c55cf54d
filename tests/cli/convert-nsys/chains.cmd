gpurta convert frames.sqlite --to chains
