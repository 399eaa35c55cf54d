gpurta
