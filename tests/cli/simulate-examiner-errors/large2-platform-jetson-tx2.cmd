gpurta simulate large2.json --platform jetson-tx2
