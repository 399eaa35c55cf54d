gpurta convert text.sqlite
