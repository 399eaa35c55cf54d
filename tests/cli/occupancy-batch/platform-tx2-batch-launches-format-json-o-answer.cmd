gpurta occupancy --platform tx2 --batch launches.csv --format json -o answers.json
cat answers.json
