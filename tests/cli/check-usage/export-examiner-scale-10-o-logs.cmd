gpurta measure kernels.yaml --export examiner --scale 10 -o logs
