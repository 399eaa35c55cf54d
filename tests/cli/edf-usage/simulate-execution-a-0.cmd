gpurta edf tasks.yaml --simulate --execution a=0
