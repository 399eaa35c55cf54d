gpurta partition orin.yaml --cuda twelve
