gpurta convert jobs.yaml --to sag-precedences
