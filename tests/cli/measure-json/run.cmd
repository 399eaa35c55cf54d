gpurta measure kernels.yaml --runs 2 -o M.json
cat M.json
