gpurta simulate blocks.yaml --jobs 50 --limit 300000
