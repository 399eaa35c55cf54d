gpurta edf tasks.yaml --overhead x
