gpurta runlist both.yaml --ignore kernels,servers --format csv | cut -d, -f1,10,12
