gpurta convert v3.25.0.sqlite
