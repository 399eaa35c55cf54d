gpurta measure two.yaml --runs 2 -o M.json
gpurta check two.yaml M.json
