sed 's/"threads_per_sm": 2048/"threads_per_sm": 99999999999/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
