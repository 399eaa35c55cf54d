gpurta sweep design.yaml --shard 2/9 -o 2.json
gpurta sweep design.yaml --shard 6/9 -o 6.json
gpurta sweep --merge 2.json 6.json
