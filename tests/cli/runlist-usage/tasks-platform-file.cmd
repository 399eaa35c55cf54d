gpurta runlist tasks.yaml --platform-file x
