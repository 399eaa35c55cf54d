gpurta simulate tx2.yaml --jobs 3
