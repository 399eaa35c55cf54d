gpurta runlist tasks.yaml --fit timeslice | sed -n 1,5p
