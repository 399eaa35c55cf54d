gpurta convert null-stream.yaml --to examiner
