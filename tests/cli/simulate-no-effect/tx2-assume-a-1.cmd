gpurta simulate tx2.yaml --assume a=1
