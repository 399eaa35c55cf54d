gpurta runlist channels.yaml --simulate --svg - | tail -n 1
