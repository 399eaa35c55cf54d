gpurta rta same.yaml --algorithm fast
