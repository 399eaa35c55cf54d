gpurta convert virtual.sqlite
