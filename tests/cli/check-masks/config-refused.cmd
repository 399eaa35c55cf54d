gpurta simulate config.json --slots 4; gpurta convert config.json --platform xavier; gpurta simulate config.json --platform tx2
