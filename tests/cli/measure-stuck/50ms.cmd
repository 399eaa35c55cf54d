GPURTA_FAKE_CUDA=stuck=3 gpurta measure kernels.yaml --timeout 50ms
