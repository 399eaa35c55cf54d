gpurta rta rta.yaml --svg - --platform tx2
