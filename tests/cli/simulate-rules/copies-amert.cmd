gpurta simulate copies.yaml --rules amert
