gpurta bound resident.yaml --explain --exact --search 0
