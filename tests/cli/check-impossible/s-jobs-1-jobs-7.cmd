sed 's/"jobs": 1/"jobs": 7/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >o.txt
