gpurta sweep edf.yaml --svg -
