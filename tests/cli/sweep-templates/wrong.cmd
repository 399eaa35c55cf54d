gpurta sweep wrong.yaml
