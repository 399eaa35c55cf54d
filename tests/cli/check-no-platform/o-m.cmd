sed -i /platform/d kernels.yaml
gpurta measure kernels.yaml -o M.json
