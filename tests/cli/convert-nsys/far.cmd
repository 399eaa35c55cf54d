gpurta convert far.sqlite
