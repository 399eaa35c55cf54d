gpurta convert bomb.json.gz
