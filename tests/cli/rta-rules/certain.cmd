gpurta occupancy --platform jetson-agx-orin --threads 96
