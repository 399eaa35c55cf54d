GPURTA_FAKE_CUDA=fail=cuModuleLoadDataEx:1:218 gpurta measure kernels.yaml --timeout 100ms -o M.json
ls M.json* 2>/dev/null
