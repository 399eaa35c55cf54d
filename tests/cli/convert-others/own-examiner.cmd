gpurta convert own.yaml --to examiner
