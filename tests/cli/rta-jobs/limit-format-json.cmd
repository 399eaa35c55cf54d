gpurta rta limit.yaml --limit 1000 --format json
