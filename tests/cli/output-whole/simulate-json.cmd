gpurta simulate kernels.yaml --jobs 2 --blocks --explain --format json --decimal 4
