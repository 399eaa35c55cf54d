gpurta rta rta.yaml --svg f2.svg --height threads
