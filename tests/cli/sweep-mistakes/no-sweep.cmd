gpurta sweep no-sweep.yaml
