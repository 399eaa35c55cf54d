gpurta convert twice.sqlite
