gpurta simulate free.json --platform tx2
