gpurta convert truncated.csv --platform jetson-tx1
