gpurta occupancy app.csv
