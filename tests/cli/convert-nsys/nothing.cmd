gpurta convert nothing.sqlite
