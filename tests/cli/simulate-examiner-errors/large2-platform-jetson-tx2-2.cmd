gpurta rta large2.json --platform jetson-tx2
