gpurta simulate kernels.yaml --limit 1000000
