GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,offset=999999999999,drift=30000 gpurta check tasks.yaml --runs 2
