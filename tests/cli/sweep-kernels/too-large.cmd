gpurta sweep too-large.yaml --format csv
sed 's/{analysis: seen, search: 5}/{analysis: seen, search: 0}/' too-large.yaml >none.yaml
gpurta sweep none.yaml
