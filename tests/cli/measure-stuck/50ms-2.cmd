GPURTA_FAKE_CUDA=stuck=3 gpurta check kernels.yaml --timeout 50ms
