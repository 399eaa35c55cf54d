gpurta rta mistake.yaml
