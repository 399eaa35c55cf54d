sed 's/"clocks_moved": null/"clocks_moved": true/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
