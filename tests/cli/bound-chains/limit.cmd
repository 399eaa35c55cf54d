gpurta bound graph.yaml --search 0 --limit 1
