GPURTA_FAKE_CUDA=hang=1 gpurta measure kernels.yaml --timeout 100ms -o M.json
ls M.json* 2>/dev/null
