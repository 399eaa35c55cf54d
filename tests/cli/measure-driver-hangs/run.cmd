GPURTA_FAKE_CUDA=asleep=1 timeout 40 gpurta measure kernels.yaml
