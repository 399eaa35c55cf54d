gpurta edf tasks.yaml --platform tx2
