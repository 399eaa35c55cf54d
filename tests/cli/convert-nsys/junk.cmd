gpurta convert junk.sqlite
