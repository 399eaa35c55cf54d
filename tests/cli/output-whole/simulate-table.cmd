gpurta simulate kernels.yaml --jobs 2 --blocks --explain --exact
gpurta simulate kernels.yaml --policy round-robin --rules amert --runs 4 --jitter 0.5 --seed 9
