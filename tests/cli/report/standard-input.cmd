gpurta report - < tasks.yaml
