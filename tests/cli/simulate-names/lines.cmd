gpurta convert --from examiner lines.json --platform tx2 -o a.yaml
gpurta simulate a.yaml --format json | grep name
