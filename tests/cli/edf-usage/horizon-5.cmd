gpurta edf tasks.yaml --horizon 5
