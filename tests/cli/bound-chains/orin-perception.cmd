gpurta bound orin-perception.yaml --search 40
