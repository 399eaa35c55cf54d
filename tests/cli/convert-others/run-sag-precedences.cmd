gpurta convert run.yaml --to sag-precedences
