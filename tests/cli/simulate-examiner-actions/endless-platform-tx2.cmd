gpurta simulate endless.json --platform tx2
