gpurta simulate u10.yaml --runs 3
