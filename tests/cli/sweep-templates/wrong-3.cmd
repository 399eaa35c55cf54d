gpurta sweep wrong-3.yaml
