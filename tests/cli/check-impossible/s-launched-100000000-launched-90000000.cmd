sed 's/"launched": 100000000/"launched": 90000000/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >o.txt
