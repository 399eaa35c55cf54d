gpurta bound graph.yaml --search 10 --svg -
