gpurta occupancy --compute-capability 8.7 --threads 16x16 --format csv
