gpurta runlist own.yaml --simulate --until 30
