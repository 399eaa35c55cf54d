gpurta measure kernels.yaml --export examiner -o nowhere
