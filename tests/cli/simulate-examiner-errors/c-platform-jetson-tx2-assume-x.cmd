gpurta simulate c.json --platform jetson-tx2 --assume x
