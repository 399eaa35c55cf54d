gpurta sweep --merge design.yaml
