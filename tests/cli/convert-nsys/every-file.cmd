for file in bare frames nullable optional platform processes real turn-by-turn turns twice uneven untold v2.7.0 v2.9.1 v3.25.0; do
    echo "= $file"
    gpurta convert $file.sqlite --to chains 2>&1
    gpurta occupancy $file.sqlite --platform tx2 2>&1
done
