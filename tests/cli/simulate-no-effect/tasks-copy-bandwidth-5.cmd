gpurta runlist tasks.yaml --copy-bandwidth 5
