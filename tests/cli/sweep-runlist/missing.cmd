gpurta sweep design.yaml --shard 1/3 -o 1.json
gpurta sweep design.yaml --shard 2/3 -o 2.json
gpurta sweep --merge 1.json 2.json
