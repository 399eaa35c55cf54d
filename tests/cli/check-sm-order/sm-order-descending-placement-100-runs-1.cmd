gpurta check kernels.yaml --sm-order descending --placement 100 --runs 1 | tail -n 2
