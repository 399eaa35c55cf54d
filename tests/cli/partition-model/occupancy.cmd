gpurta occupancy chains.yaml
