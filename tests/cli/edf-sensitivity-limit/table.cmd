gpurta edf tasks.yaml --sensitivity
