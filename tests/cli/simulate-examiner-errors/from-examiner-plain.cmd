gpurta convert --from examiner plain.yaml
