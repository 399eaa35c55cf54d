gpurta bound resets.yaml --search 0
