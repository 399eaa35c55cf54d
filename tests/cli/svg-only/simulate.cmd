gpurta simulate a.json --svg - | tail -n 1
