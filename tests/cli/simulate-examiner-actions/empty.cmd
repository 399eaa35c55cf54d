gpurta simulate empty.json
