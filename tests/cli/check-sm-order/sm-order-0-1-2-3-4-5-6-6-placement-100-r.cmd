gpurta check kernels.yaml --sm-order 0,1,2,3,4,5,6,6 --placement 100 --runs 1 | tail -n 2
