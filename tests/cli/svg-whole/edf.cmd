gpurta edf edf.yaml --svg -
