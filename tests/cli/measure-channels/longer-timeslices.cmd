GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,slice=5000000 gpurta check tasks.yaml --runs 4
