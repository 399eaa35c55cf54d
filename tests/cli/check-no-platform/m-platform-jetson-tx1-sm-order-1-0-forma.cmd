sed -i /platform/d kernels.yaml
gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
gpurta check kernels.yaml M.json --platform jetson-tx1 --sm-order 1,0 --format json | grep sm_order
