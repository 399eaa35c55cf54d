gpurta convert bare.sqlite
