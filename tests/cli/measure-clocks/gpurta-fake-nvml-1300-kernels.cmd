GPURTA_FAKE_NVML=1300 gpurta measure kernels.yaml | sed -n 3,4p
