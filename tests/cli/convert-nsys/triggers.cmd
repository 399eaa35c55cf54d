gpurta convert triggers.sqlite
