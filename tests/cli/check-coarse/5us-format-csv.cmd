gpurta check kernels.yaml --runs 1 --tolerance 5us --format csv | grep "coarse\|^k1"
