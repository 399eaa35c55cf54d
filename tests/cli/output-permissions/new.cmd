gpurta rta kernels.yaml --format csv -o new
stat -c %a new
