sed s/16/5/ tasks.yaml | gpurta runlist - --fit timeslice --format csv
