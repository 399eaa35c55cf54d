sed '/"k2"/s/"completion": [0-9]*/"completion": 1/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
