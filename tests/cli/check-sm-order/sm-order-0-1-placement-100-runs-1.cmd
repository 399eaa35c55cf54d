gpurta check kernels.yaml --sm-order 0,1 --placement 100 --runs 1 | tail -n 2
