gpurta convert real.sqlite
