gpurta convert none.csv --platform jetson-tx1
