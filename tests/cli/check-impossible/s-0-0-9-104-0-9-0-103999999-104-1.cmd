sed 's/\[\[0, [0-9]*, 104\([0-9]*\)\]\]/[[0, 103999999, 104\1]]/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >o.txt
