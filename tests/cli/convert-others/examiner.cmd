gpurta convert jobs.yaml --to examiner
