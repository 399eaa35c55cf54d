gpurta simulate kernels.yaml --svg kernels.yaml
