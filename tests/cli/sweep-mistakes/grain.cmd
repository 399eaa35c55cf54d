gpurta sweep grain.yaml
