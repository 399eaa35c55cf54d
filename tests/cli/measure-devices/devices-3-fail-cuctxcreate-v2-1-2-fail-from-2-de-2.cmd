GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=2 gpurta measure --devices --format json | wc -c
