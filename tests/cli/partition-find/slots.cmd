gpurta partition orin.yaml --slots 4
