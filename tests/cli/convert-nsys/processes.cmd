gpurta convert processes.sqlite
