gpurta edf late.yaml --simulate --horizon 20 --preemption-cost 1/2 --svg -
