gpurta bound orin-perception.yaml --exact 10 --search 0 --format json
