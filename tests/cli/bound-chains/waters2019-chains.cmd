gpurta bound waters2019-chains.yaml --search 40
