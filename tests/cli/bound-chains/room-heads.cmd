gpurta bound room-heads.yaml --explain --search 0
