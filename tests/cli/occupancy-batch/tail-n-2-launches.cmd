tail -n +2 launches.csv | gpurta occupancy --compute-capability 9.0 --batch -
