gpurta sweep sweep.yaml --threads 1
gpurta sweep sweep.yaml --threads 1 --format json
gpurta sweep sweep.yaml --threads 1 --format csv --decimal 3
