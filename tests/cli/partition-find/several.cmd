gpurta partition several.yaml --search 0
