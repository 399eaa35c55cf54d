gpurta convert far-range.sqlite
