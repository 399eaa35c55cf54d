gpurta runlist tasks.yaml --simulat
