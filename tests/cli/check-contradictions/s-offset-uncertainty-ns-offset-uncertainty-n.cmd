sed 's/"offset_uncertainty_ns": /"offset_uncertainty_ns": -/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
