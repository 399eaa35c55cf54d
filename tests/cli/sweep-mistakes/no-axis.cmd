gpurta sweep no-axis.yaml
