gpurta measure kernels.yaml --export examiner -o kernels.yaml
