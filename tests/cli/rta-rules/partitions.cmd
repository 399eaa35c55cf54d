gpurta rta partitions.yaml
