gpurta sweep wrong-2.yaml
