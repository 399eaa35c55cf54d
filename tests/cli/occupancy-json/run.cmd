gpurta occupancy --platform h200 --threads 8x8x4 --registers 40 --shared-memory 60000 --format json
