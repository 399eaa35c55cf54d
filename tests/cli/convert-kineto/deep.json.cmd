gpurta convert deep.json
