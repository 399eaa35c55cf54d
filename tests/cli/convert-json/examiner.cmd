gpurta convert config.json --to json --platform jetson-tx2
