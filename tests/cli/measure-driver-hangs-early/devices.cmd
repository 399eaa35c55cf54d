GPURTA_FAKE_CUDA=devices=2,fail=cuCtxCreate_v2:1:-1,fail_from=1 timeout 50 gpurta measure --devices
