gpurta simulate kernels.yaml --jobs 2 --blocks --format csv --decimal
gpurta simulate kernels.yaml --explain --format csv
gpurta simulate kernels.yaml --runs 3 --jitter 0.5 --format csv
