gpurta edf tasks.yaml --svg /no/such/place.svg
