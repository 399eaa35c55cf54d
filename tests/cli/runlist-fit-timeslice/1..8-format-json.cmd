gpurta runlist tasks.yaml --fit timeslice --range 1..8 --format json
