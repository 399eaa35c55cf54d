gpurta runlist tasks.yaml --fit timeslice --range 1ms..8ms
