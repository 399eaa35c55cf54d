gpurta rta limit.yaml --limit 0
