gpurta convert platform.sqlite
