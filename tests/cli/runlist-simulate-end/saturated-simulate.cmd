gpurta runlist saturated.yaml --simulate
