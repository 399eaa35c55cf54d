gpurta convert far-call.sqlite
