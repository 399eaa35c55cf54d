export GPURTA_FAKE_CUDA=slow=-3
export GPURTA_FAKE_CUDA=slow=-3,jitter=400000
gpurta check kernels.yaml --tolerance 280us
