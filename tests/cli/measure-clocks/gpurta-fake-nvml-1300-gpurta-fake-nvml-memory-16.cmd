GPURTA_FAKE_NVML=1300 GPURTA_FAKE_NVML_MEMORY="1600 1866" gpurta measure kernels.yaml --runs 1 -o M.json
grep "clock" M.json
