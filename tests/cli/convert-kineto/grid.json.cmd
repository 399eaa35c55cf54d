gpurta convert grid.json
