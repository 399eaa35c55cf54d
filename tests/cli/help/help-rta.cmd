gpurta help rta
