gpurta convert --from examiner control.json
