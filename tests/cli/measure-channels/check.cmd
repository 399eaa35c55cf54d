gpurta measure tasks.yaml --runs 4 -o M.json
gpurta check tasks.yaml M.json
