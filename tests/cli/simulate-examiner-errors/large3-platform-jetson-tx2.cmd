gpurta simulate large3.json --platform jetson-tx2
