gpurta convert nvprof.csv
