gpurta rta a.json --svg - -o t.txt | tail -n 1
head -n 1 t.txt
