gpurta sweep design.yaml --shard 8/7
