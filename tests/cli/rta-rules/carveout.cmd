gpurta occupancy carveout.yaml
