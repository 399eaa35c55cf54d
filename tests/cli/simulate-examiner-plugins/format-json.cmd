gpurta convert --from examiner config.json --format json
