gpurta edf late.yaml --svg -
