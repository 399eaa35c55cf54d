gpurta edf tasks.yaml --simulate --offset b=1
