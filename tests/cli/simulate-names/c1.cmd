gpurta convert --from examiner c1.json
