sed 's/wcet: 1}/wcet: 1000us}/' operations.yaml >other.yaml
gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
