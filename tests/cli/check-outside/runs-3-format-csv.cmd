export GPURTA_FAKE_CUDA=slow=-3
gpurta check kernels.yaml --runs 3 --format csv
