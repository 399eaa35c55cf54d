GPURTA_FAKE_CUDA=platform=v100,carveout=77 gpurta measure kernels.yaml
