gpurta simulate --explain b program.yaml
