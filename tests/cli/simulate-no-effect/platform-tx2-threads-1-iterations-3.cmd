gpurta occupancy --platform tx2 --threads 1 --iterations 3
