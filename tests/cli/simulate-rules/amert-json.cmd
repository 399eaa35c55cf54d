gpurta simulate carveout.yaml --rules amert --format json
