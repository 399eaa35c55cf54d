gpurta simulate program.yaml --jobs 0
