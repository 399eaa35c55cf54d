gpurta occupancy --platform tx2 --threads 1024 --for-blocks 3
