sed 's/priority: high/priority: low/' operations.yaml >other.yaml
gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
