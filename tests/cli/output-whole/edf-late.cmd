gpurta edf late.yaml --explain --sensitivity --decimal 4
gpurta edf late.yaml --at 5 --format json
gpurta edf late.yaml --simulate --horizon 40 --offset b=1/3
gpurta edf late.yaml --format csv
