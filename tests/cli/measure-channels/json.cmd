gpurta measure tasks.yaml --runs 1 --format json
