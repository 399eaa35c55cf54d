gpurta partition orin.yaml --mechanism green-context --cuda 12.4
