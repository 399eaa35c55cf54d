gpurta convert stats.csv --platform jetson-tx1
