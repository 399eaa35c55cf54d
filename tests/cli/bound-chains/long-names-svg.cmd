gpurta bound long-names.yaml --search 20 --svg -
