gpurta edf tasks.yaml --simulate --horizon 0
