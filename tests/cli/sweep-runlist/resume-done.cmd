gpurta sweep edf.yaml --format json -o 1.json && cp 1.json before.json
gpurta sweep edf.yaml --resume -o 1.json
cmp 1.json before.json && echo as before
