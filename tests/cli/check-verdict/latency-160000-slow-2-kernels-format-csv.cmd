export GPURTA_FAKE_CUDA=latency=160000,slow=2
export GPURTA_FAKE_CUDA=latency=330000
export GPURTA_FAKE_CUDA=slow=5
export GPURTA_FAKE_CUDA=slow=-5
GPURTA_FAKE_CUDA=latency=160000,slow=2 gpurta check kernels.yaml --format csv
