gpurta bound branches.yaml --search 100
