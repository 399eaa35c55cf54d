gpurta partition orin.yaml --mechanism tpc-mask --search 0
