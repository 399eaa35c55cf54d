gpurta runlist tasks.yaml --fit timeslice --limit 10
