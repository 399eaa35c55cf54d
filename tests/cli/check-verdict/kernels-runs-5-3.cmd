export GPURTA_FAKE_CUDA=latency=160000,slow=2
export GPURTA_FAKE_CUDA=latency=330000
gpurta check kernels.yaml --runs 5 | tail -n +2
