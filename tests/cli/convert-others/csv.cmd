gpurta bound app.csv
