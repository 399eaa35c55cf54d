gpurta convert optional.sqlite
