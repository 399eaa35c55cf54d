gpurta rta config.json --platform jetson-tx2
