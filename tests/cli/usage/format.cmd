gpurta rta --format
