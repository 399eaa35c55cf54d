gpurta edf tasks.yaml --simulate --preemption-cost 1q
