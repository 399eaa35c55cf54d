gpurta check tasks.yaml --runs 2 --save M.json --format json
gpurta check tasks.yaml M.json --format csv
