gpurta bound waiting.yaml --explain camera --search 0
