gpurta runlist tasks.yaml --simulate --until 9 --format csv
