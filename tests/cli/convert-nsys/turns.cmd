gpurta convert turns.sqlite
