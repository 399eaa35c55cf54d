gpurta edf edf.yaml --explain --sensitivity --format json --decimal 3
gpurta edf edf.yaml --explain --sensitivity --exact
gpurta edf edf.yaml --simulate --horizon 120 --execution best-effort=30 --format json
gpurta edf edf.yaml --format csv --decimal
