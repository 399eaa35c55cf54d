GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,resolution=1000000 gpurta measure tasks.yaml
