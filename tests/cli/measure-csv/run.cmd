gpurta measure operations.yaml --format csv --runs 2
