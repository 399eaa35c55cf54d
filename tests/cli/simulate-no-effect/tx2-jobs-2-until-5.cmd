gpurta simulate tx2.yaml --jobs 2 --until 5
