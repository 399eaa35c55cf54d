gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
sed 's/"format": 1/"format": 2/' M.json >new.json
gpurta check kernels.yaml new.json
