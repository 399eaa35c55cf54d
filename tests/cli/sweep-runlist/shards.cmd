gpurta sweep design.yaml --threads 1 --format json -o whole.json
gpurta sweep design.yaml --threads 2 --format json -o two.json
for k in 1 2 3 4 5 6 7; do gpurta sweep design.yaml --shard $k/7 --threads 2 -o part$k.json; done
rm part3.json && gpurta sweep design.yaml --shard 3/7 -o part3.json
gpurta sweep --merge part*.json --format json -o merged.json
cmp whole.json two.json && cmp whole.json merged.json && echo same bytes
