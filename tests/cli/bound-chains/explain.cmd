gpurta bound orin-perception.yaml --search 0 --explain camera/rectify
