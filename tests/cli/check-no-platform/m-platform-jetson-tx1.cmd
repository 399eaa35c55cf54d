sed -i /platform/d kernels.yaml
gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
gpurta check kernels.yaml M.json --platform jetson-tx1
