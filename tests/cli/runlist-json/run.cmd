gpurta runlist tasks.yaml --format json --overhead every-switch
