gpurta simulate u10.yaml --jitter 335us --runs 3 --seed 7 --format json
