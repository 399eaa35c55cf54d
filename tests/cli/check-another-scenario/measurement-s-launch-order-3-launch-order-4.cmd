sed -i 's/"launch_order": 3/"launch_order": 4/' M.json
gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
