gpurta measure kernels.yaml --runs 1 -o M.json
grep jobs M.json
