gpurta sweep design.yaml --threads 2
