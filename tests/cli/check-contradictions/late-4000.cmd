GPURTA_FAKE_CUDA=latency=4000,resolution=32000,drift=900000 gpurta measure kernels.yaml --runs 9 -o late.json
gpurta check kernels.yaml late.json | tail -n 1
