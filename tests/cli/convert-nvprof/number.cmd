gpurta convert number.csv --platform jetson-tx1
