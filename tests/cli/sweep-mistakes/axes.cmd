gpurta sweep axes.yaml
