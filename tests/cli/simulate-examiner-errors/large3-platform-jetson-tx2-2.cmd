gpurta rta large3.json --platform jetson-tx2
