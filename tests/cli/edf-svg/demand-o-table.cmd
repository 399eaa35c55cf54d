gpurta edf tasks.yaml --svg demand.svg -o table
cat demand.svg
