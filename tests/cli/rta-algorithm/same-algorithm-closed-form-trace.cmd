gpurta rta same.yaml --algorithm=closed-form --trace
