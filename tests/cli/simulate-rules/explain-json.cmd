gpurta simulate carveout.yaml --explain K2 --format json
