gpurta convert string-view.sqlite
