GPURTA_FAKE_CUDA=fail=cuInit:1:100 gpurta measure kernels.yaml --timeout 100ms -o M.json
ls M.json* 2>/dev/null
