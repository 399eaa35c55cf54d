gpurta simulate mistyped.json --platform tx2
