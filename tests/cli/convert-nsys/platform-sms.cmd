gpurta convert platform.sqlite --platform cc-8.0
