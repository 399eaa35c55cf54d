gpurta measure check.yaml --runs 2 -o M.json
sed -i 's/5001515/15000000/g; s/, "completion_minimum": [0-9]*, "completion_median": [0-9]*, "completion_maximum": [0-9]*//' M.json
gpurta check check.yaml M.json --copy-bandwidth 10000000000 --svg -
gpurta check check.yaml M.json --copy-bandwidth 10000000000 --explain
gpurta check check.yaml M.json --copy-bandwidth 10000000000 --tolerance 0 --format json
