gpurta runlist tasks.yaml --fit timeslice --overhead published
