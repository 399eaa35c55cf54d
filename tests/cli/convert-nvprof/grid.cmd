gpurta convert grid.csv --platform jetson-tx1
