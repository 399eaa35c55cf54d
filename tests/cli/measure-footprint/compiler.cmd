GPURTA_FAKE_CUDA=platform=v100,compiler_gives=14 gpurta measure kernels.yaml
