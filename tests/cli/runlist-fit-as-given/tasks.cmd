gpurta runlist tasks.yaml | tail -1
