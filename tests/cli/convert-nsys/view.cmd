gpurta convert view.sqlite
