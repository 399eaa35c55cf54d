gpurta occupancy --platform tx2 --batch launches.csv
gpurta occupancy --platform tx2 --batch launches.csv --format json
gpurta occupancy --platform tx2 --batch launches.csv --format csv
