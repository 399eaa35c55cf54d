gpurta occupancy --platform tx2 --batch launches.csv
