gpurta convert column.sqlite
