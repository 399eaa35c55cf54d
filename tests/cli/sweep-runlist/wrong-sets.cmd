gpurta sweep edf.yaml --format json -o 1.json
sed -i '0,/"sets": 40, *$/s//"sets": 39,/; 0,/"sets": 40, "sch/s//"sets": 39, "sch/' 1.json
gpurta sweep --merge 1.json
