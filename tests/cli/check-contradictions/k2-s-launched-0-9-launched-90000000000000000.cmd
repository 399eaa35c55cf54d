sed '/"k2"/s/"launched": [0-9]*/"launched": 9000000000000000000/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
