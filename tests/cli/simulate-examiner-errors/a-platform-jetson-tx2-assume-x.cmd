gpurta simulate a.json --platform jetson-tx2 --assume x
