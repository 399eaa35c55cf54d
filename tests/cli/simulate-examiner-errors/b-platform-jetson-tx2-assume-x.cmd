gpurta simulate b.json --platform jetson-tx2 --assume x
