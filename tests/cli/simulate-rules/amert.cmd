gpurta simulate carveout.yaml --rules amert
