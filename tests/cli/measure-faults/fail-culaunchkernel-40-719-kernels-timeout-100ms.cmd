GPURTA_FAKE_CUDA=fail=cuLaunchKernel:40:719 gpurta measure kernels.yaml --timeout 100ms -o M.json
ls M.json* 2>/dev/null
