gpurta bound tx2.yaml --search 40
