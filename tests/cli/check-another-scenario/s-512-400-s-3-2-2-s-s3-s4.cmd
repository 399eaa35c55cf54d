sed 's/512/400/; s/3\/2/2/; s/s3/s4/' operations.yaml >other.yaml
gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
