gpurta simulate u10.yaml --jitter 335us --runs 3 --format csv
