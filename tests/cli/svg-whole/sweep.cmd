gpurta sweep sweep.yaml --threads 1 --svg s.svg -o /dev/null
cat s.svg
