sed '/"k1"/s/"launched": 0/"launched": 900000/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
