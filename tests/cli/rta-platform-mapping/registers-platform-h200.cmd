gpurta rta registers.yaml --platform h200 | sed -n 1,1p
