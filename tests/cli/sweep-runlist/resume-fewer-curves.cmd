gpurta sweep design.yaml --format json -o all.json
sed '/name: Theorem 1/d' design.yaml >fewer.yaml
gpurta sweep fewer.yaml --format json -o fewer.json
sed -i "s/\"design\": .*/$(grep -o '"design": .*' all.json)/" fewer.json
gpurta sweep design.yaml --resume -o fewer.json
