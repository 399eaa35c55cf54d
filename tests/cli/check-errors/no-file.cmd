gpurta check
