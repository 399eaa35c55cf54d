gpurta check partitions.yaml logs | tail -3
