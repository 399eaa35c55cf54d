gpurta edf tasks.yaml --slots 3
