gpurta check kernels.yaml --sm-order even-then-odd --placement 100 --runs 1 | tail -n 2
