sed -i 's/"stream": null/"stream": "null"/' M.json
gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
