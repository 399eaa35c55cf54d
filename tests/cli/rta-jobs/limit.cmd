gpurta rta limit.yaml --limit 1000
