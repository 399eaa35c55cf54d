gpurta simulate empty.json --platform tx2
