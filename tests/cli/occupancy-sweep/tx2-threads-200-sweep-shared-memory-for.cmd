gpurta occupancy --platform tx2 --threads 200 --sweep shared_memory --format csv
