mkdir empty
cp kernels.yaml empty/x.json
gpurta check kernels.yaml nowhere
