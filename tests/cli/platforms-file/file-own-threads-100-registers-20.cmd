gpurta occupancy --platform-file own.json --threads 100 --registers 20 | tail -3
