gpurta runlist tasks.yaml --simulate --fit levels
