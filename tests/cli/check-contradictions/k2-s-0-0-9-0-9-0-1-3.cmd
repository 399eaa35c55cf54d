sed '/"k2"/s/\[\[0, \([0-9]*\), [0-9]*/[[0, \1, 3/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
