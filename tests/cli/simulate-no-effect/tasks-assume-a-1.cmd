gpurta edf tasks.yaml --assume a=1
