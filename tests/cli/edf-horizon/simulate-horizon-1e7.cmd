gpurta edf hour.yaml --simulate --horizon 1e7
