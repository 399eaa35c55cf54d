gpurta rta --trace=1
