for file in nvprof stats old; do
    for to in scenario chains json perfetto sag sag-precedences examiner; do
        echo "= $file $to"
        gpurta convert $file.csv --platform jetson-tx1 --to $to 2>&1
    done
done
