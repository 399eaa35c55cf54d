gpurta simulate program.yaml --jobs 3
