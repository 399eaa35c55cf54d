gpurta partition orin.yaml --mechanism any --search 0 --svg -
