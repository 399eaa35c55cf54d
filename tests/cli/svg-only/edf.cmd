gpurta edf tasks.yaml --svg - | tail -n 1
