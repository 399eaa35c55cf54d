gpurta sweep design.yaml --shard 1/2 -o 1.json
gpurta sweep design.yaml --shard 2/2 -o 2.json
sed -i 's/"gpurta": "[^"]*"/"gpurta": "0.0.0"/' 2.json
gpurta sweep --merge 1.json 2.json
