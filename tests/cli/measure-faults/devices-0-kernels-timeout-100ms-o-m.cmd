GPURTA_FAKE_CUDA=devices=0 gpurta measure kernels.yaml --timeout 100ms -o M.json
ls M.json* 2>/dev/null
