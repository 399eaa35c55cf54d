gpurta edf tasks.yaml --svg - -o t.txt | tail -n 1
head -n 1 t.txt
