gpurta simulate host.json --platform tx2
