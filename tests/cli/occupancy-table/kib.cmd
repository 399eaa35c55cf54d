gpurta occupancy --platform tx2 --threads 256 --shared-memory 8KiB
