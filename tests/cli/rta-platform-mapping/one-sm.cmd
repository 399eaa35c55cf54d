gpurta rta one-sm.yaml | sed -n 1,1p
