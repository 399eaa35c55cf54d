gpurta sweep design.yaml --shard 1/2 -o 1.json
sed -i 's/from: 16/from: 17/' design.yaml
gpurta sweep design.yaml --shard 2/2 -o 2.json
gpurta sweep --merge 1.json 2.json
