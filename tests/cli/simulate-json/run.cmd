gpurta simulate program.yaml --format json --blocks | grep -v '"gpurta"'
