gpurta rta stats.csv
