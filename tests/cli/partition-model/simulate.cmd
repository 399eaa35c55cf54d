gpurta simulate kernels.yaml --explain
