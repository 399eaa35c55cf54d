gpurta occupancy --platform tx2 --threads 256 --registers 40 --for-blocks 6 --format table
