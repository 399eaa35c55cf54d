gpurta simulate carveout.yaml --explain
