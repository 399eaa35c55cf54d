gpurta measure tasks.yaml --runs 1 -o M.json
sed 's/wcet: 4/wcet: 5/' tasks.yaml >other.yaml && gpurta check other.yaml M.json
sed 's/"name": "dnn"/"name": "cnn"/' M.json >name.json && gpurta check tasks.yaml name.json
sed '0,/\[1, [0-9]*, /s//[1, 900000000000, /' M.json >early.json && gpurta check tasks.yaml early.json
sed '0,/\[1, [0-9]*, /s//[7, 0, /' M.json >run.json && gpurta check tasks.yaml run.json
sed 's/"channels"/"kanals"/' M.json >keys.json && gpurta check tasks.yaml keys.json
gpurta check levels.yaml M.json
