gpurta runlist thirds.yaml --fit timeslice
