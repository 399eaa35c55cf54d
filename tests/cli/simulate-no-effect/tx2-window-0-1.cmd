gpurta simulate tx2.yaml --window 0:1
