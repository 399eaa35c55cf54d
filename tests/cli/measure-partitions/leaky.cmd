GPURTA_FAKE_CUDA=platform=v100,leaky=1 gpurta measure two.yaml --runs 1
