gpurta simulate null.json --platform tx2
