gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
gpurta check kernels.yaml M.json --tolerance '' >/dev/null
