gpurta measure kernels.yaml --export examiner --format csv
