gpurta check kernels.yaml --sm-order ascending --placement 100 --runs 1 | tail -n 2
