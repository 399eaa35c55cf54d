gpurta check kernels.yaml --runs 1 --tolerance 5us --format json | grep "coarse\|^k1"
