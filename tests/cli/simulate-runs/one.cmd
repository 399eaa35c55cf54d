gpurta simulate u10.yaml --jitter 335us --seed 3
