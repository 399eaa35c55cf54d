gpurta bound late-chain.yaml --search 30 --threads 1 --svg -
