gpurta sweep design.yaml --shard 1/2 -o 1.json
sed -i 's/seed: 7/seed: 8/' design.yaml
gpurta sweep design.yaml --shard 2/2 -o 2.json
gpurta sweep --merge 1.json 2.json
