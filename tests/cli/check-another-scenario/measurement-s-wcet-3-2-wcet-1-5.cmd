sed -i 's/"wcet": "3\/2"/"wcet": "1.5"/' M.json
gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
