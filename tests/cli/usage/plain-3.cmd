gpurta rta .
