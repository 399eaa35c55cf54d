gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
gpurta check kernels.yaml M.json
