gpurta convert a.json
