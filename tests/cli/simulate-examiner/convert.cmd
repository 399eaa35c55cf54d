gpurta convert --from examiner config.json --platform jetson-tx2 -o program.yaml
cat program.yaml
