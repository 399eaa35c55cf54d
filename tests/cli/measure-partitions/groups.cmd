GPURTA_FAKE_CUDA=platform=v100,sm_group=16 gpurta measure two.yaml
