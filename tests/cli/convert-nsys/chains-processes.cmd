gpurta convert processes.sqlite --to chains
