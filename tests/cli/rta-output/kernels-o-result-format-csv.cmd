gpurta rta kernels.yaml -o result.csv --format csv
cat result.csv
