gpurta simulate empty.json --platform cc-8.6
