gpurta simulate memset.json --platform tx2
