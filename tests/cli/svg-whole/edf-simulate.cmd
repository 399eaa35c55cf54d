gpurta edf edf.yaml --simulate --horizon 120 --execution best-effort=30 --offset lane=3 --svg -
