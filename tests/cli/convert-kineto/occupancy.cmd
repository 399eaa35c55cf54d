gpurta occupancy trace.json --format csv
