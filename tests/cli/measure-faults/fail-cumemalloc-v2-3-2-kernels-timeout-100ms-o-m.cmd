GPURTA_FAKE_CUDA=fail=cuMemAlloc_v2:3:2 gpurta measure kernels.yaml --timeout 100ms -o M.json
ls M.json* 2>/dev/null
