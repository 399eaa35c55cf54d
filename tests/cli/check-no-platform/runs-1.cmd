sed -i /platform/d kernels.yaml
gpurta check kernels.yaml --runs 1
