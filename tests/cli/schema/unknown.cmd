gpurta --schema foo
