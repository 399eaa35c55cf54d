gpurta runlist tasks.yaml --fit timeslice --range 3
