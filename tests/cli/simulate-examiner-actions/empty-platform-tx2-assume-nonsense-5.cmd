gpurta simulate empty.json --platform tx2 --assume nonsense=5
