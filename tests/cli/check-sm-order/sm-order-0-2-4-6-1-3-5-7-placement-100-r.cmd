gpurta check kernels.yaml --sm-order 0,2,4,6,1,3,5,7 --placement 100 --runs 1 | tail -n 2
