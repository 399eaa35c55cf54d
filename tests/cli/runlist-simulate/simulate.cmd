gpurta runlist tasks.yaml --simulate
