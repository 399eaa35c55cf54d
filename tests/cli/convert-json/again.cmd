gpurta convert names.yaml --to json -o first.json
gpurta convert first.json --to json -o second.json
cmp first.json second.json
gpurta simulate names.yaml --explain -o yaml.txt
gpurta simulate second.json --explain -o json.txt
cmp yaml.txt json.txt
