gpurta convert --from foo a.json
