gpurta partition orin.yaml --mechanism mps --search 0 --minimize largest
