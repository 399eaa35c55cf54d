gpurta runlist tasks.yaml --fit timeslice --format csv
