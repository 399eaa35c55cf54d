gpurta simulate tx2.yaml --svg - -o - | tail -n 1
