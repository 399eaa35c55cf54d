gpurta runlist own.yaml --format csv
