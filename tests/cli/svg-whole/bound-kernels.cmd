gpurta bound rta.yaml --search 0 --svg -
