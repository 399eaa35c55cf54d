gpurta runlist saturated.yaml --simulate --until 3
