GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,together=1 gpurta check tasks.yaml --runs 2
