gpurta rta -x
