gpurta simulate program.yaml --jobs 2 --format json | grep -v '"gpurta"'
