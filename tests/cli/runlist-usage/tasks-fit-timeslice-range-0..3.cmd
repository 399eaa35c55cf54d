gpurta runlist tasks.yaml --fit timeslice --range 0..3
