gpurta convert v2.9.1.sqlite --margin 20% --platform h100
