gpurta rta a b
