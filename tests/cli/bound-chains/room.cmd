gpurta bound room.yaml --explain --search 0
