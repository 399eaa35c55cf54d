GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,fail=cuInit:1:100 gpurta measure tasks.yaml
