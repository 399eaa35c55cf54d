gpurta sweep design.yaml --shard 1/2 -o 1.json
cp 1.json 2.json
gpurta sweep --merge 1.json 2.json
