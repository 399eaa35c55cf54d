gpurta convert grid-size.csv --platform jetson-tx1
