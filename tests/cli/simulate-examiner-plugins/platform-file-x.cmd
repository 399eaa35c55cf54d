gpurta convert --from examiner config.json --platform-file x
