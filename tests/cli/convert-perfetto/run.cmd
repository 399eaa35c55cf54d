gpurta convert run.yaml --to perfetto
