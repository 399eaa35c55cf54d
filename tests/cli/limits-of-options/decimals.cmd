for n in 0 1 2 3 6 12 29 30; do
    gpurta edf tasks.yaml --decimal $n
    gpurta edf tasks.yaml --decimal $n --format csv
done
