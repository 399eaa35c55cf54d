GPURTA_FAKE_CUDA=fail=cuMemAlloc_v2:3:-1 timeout 50 gpurta measure kernels.yaml
