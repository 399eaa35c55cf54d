gpurta edf hour.yaml --simulate --offset control=100 | tail -4
