gpurta convert negative.json
