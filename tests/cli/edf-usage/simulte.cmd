gpurta edf tasks.yaml --simulte
