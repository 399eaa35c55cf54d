gpurta simulate large1.json --platform jetson-tx2
