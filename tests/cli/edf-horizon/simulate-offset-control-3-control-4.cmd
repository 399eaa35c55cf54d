gpurta edf hour.yaml --simulate --offset control=3,control=4
