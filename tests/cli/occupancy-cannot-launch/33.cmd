gpurta occupancy --platform jetson-tx2 --threads 1024 --registers 33
