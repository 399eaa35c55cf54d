gpurta sweep edf.yaml --format json -o 1.json
gpurta sweep design.yaml --resume -o 1.json
