gpurta sweep edf.yaml --format json -o 1.json
sed -i '0,/"schedulable": [0-9]*/s//"schedulable": 41/' 1.json
gpurta sweep --merge 1.json
