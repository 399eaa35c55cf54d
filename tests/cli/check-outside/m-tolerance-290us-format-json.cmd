gpurta check kernels.yaml --tolerance 290us --save M.json >/dev/null 2>&1
gpurta check kernels.yaml M.json --tolerance 290us --format json | grep outside
