gpurta partition h100.yaml --mechanism mps --search 0 --format csv
