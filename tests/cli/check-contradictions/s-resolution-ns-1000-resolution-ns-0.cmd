sed 's/"resolution_ns": 1000/"resolution_ns": 0/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
