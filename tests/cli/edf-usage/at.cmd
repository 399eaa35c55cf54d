gpurta edf tasks.yaml --at ?
