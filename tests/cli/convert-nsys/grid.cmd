gpurta convert grid.sqlite
