gpurta rta
