gpurta runlist many.yaml --fit timeslice --range 60/50..60 | sed -n '50,56p'
