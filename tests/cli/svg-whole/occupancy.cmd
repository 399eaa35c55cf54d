gpurta occupancy --platform tx2 --threads 96 --registers 40 --shared-memory 8192 --svg -
