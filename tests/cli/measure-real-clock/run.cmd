GPURTA_FAKE_CUDA=clock=real gpurta check kernels.yaml --runs 2 --tolerance 100%+2s | sed -n '$p'
