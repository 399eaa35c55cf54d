gpurta rta tx2.yaml --iterations 2
