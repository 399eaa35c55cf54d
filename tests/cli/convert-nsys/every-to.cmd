for file in frames v2.9.1; do
    for to in scenario chains json sag sag-precedences examiner; do
        echo "= $file $to"
        gpurta convert $file.sqlite --to $to 2>&1
    done
done
gpurta convert v2.9.1.sqlite --to perfetto
