gpurta edf hour.yaml --simulate
