ln -s kernels.yaml link
gpurta rta link -o kernels.yaml
