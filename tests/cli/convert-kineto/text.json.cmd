gpurta convert text.json
