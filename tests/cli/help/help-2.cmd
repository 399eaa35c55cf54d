gpurta rta --help
