gpurta occupancy --platform tx2 --threads 64 --svg - | tail -n 1
