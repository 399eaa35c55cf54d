gpurta convert other-units.csv --platform jetson-tx1
