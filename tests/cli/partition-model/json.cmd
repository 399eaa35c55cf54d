gpurta simulate kernels.yaml --format json
