gpurta simulate kernels.yaml --slots 4
