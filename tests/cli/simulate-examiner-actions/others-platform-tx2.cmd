gpurta simulate others.json --platform tx2
