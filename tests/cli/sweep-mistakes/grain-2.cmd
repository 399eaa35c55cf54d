gpurta sweep grain-2.yaml
