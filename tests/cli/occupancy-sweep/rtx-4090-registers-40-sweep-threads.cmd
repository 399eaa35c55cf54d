gpurta occupancy --platform rtx-4090 --registers 40 --sweep threads
