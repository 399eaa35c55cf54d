gpurta --version
