gpurta check levels.yaml --runs 2
