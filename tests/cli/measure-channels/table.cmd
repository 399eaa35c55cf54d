gpurta measure tasks.yaml --runs 4
