gpurta runlist tasks.yaml --simulate --until 21
