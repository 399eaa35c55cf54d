GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=1 gpurta measure --devices
