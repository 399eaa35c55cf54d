gpurta rta large1.json --platform jetson-tx2
