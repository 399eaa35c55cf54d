gpurta simulate - -o kernels.yaml </dev/null
