gpurta sweep grains.yaml
