gpurta rta --version
