GPURTA_FAKE_NVML='1300 1122' gpurta measure kernels.yaml
