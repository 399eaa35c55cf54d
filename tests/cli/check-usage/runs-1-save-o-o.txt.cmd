gpurta check kernels.yaml --runs 1 --save - -o o.txt | sed -n 1,1p
