GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,other_device=1 gpurta measure tasks.yaml
