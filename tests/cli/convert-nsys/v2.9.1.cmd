gpurta convert v2.9.1.sqlite
