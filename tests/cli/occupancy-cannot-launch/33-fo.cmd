gpurta occupancy --platform jetson-tx2 --threads 1024 --registers 33 --format json | grep -E "blocks_per_sm|slots|limited_by|reason"
