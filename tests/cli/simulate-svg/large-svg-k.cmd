gpurta simulate large.yaml --svg k.svg
