gpurta simulate v2.9.1.sqlite
