: >nothing.json
gpurta check kernels.yaml nothing.json
