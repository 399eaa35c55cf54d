mkdir folder
gpurta rta kernels.yaml --format csv -o folder
ls
