gpurta simulate it2.json --platform tx2
