GPURTA_FAKE_CUDA=first_sm=7 gpurta measure kernels.yaml --runs 1 -o gaps.json
gpurta check kernels.yaml gaps.json | tail -n 1
