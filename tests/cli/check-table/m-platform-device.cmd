gpurta check kernels.yaml --save M.json >/dev/null 2>&1
gpurta check kernels.yaml M.json --platform device
