gpurta convert backwards.sqlite
