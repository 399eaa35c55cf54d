gpurta bound late.yaml --search 10 --format json | grep -o '"witness": .*'
