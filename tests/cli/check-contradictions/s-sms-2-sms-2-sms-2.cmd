sed 's/"sms": 2/"sms": 2, "sms": 2/' M.json >bad.json
cmp -s M.json bad.json && echo the edit changes nothing
gpurta check kernels.yaml bad.json >bad.txt
