GPURTA_FAKE_NVML=1300 GPURTA_FAKE_NVML_MEMORY=1600 gpurta measure kernels.yaml --runs 1 | grep -i clock
