gpurta runlist tasks.yaml --overhead all
