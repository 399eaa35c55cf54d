gpurta convert run.yaml --to examiner -o config.json 2>/dev/null
gpurta simulate config.json --platform jetson-tx2
