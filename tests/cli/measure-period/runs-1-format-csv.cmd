gpurta measure kernels.yaml --runs 1 --format csv
