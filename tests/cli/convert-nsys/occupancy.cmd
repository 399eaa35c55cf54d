gpurta occupancy v2.9.1.sqlite
