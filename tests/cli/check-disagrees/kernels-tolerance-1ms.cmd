gpurta check kernels.yaml --tolerance 1ms >/dev/null
