gpurta sweep blocks.yaml --shard 1/2 --certificate c.json
