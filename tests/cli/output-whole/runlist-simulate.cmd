gpurta runlist runlist.yaml --simulate --task B --format json
gpurta runlist runlist.yaml --simulate --until 40
gpurta runlist runlist.yaml --simulate --task M --format csv
gpurta runlist runlist.yaml --fit timeslice --range 1..9
