for file in trace fork graph; do
    for to in scenario chains json sag sag-precedences examiner; do
        echo "= $file $to"
        gpurta convert $file.json --to $to 2>&1
    done
done
gpurta convert fork.json --to perfetto
