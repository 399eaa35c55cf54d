gpurta convert --from examiner delete.json
