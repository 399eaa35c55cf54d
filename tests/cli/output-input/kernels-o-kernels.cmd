gpurta measure kernels.yaml -o kernels.yaml
cat kernels.yaml
