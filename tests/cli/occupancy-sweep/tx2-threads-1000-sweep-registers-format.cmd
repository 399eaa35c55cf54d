gpurta occupancy --platform tx2 --threads 1000 --sweep registers --format json
