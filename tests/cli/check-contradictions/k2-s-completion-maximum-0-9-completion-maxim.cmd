sed '/"k2"/s/"completion_maximum": [0-9]*/"completion_maximum": x/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
