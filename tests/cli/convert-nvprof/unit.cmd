gpurta convert unit.csv --platform jetson-tx1
