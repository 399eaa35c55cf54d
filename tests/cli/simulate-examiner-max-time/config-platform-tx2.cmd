gpurta simulate config.json --platform tx2
