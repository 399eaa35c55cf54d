gpurta convert old.csv --platform jetson-tx1
