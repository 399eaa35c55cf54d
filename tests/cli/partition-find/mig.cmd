gpurta partition h100.yaml --mechanism mig --search 0
