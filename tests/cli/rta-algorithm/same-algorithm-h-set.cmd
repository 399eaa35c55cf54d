gpurta rta same.yaml --algorithm h-set
