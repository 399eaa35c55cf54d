gpurta rta a.json --svg - | tail -n 1
