gpurta --schema
