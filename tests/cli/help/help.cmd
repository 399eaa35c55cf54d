gpurta --help
