GPURTA_FAKE_NVML=1300 gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
gpurta check kernels.yaml M.json --format json | grep clocks_moved
