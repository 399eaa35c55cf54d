gpurta convert - <nvprof.csv --from nvprof
