gpurta convert nullable.sqlite
