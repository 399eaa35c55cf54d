gpurta simulate program.yaml --policy round-robin --blocks | tail -9
