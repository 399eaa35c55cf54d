gpurta convert far.json
