gpurta edf tasks.yaml --latency -1
