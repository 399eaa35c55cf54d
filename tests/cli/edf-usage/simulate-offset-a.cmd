gpurta edf tasks.yaml --simulate --offset a
