gpurta partition orin.yaml --mechanism mig
