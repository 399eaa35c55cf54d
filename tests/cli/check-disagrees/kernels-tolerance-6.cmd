gpurta check kernels.yaml --tolerance 6% >/dev/null
