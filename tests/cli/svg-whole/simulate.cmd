gpurta simulate kernels.yaml --jobs 2 --svg -
