gpurta runlist tasks.yaml --simulate --until 100 --limit 5
