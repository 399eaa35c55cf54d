sed '/"k[1-4]"/s/"launched": /"launched": 1/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
