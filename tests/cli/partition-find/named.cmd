gpurta partition named.yaml --search 0
