gpurta convert run.yaml --to examiner
