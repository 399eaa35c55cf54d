gpurta edf tasks.yaml --at 1,5
