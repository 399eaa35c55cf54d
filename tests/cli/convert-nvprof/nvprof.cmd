gpurta convert nvprof.csv --platform jetson-tx1
