gpurta convert v2.7.0.sqlite
