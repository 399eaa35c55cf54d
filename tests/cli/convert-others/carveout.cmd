gpurta convert carveout.yaml --to sag 2>&1
