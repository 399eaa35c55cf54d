gpurta measure kernels.yaml -o nowhere/M.json
