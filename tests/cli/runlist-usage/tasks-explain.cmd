gpurta runlist tasks.yaml --explain
