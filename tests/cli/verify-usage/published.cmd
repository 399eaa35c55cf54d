gpurta runlist tasks.yaml --certificate c.json
