gpurta convert app.csv --platform jetson-tx2 --to json
