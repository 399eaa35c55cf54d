for value in 0 1/0 1/2 .5 5. 1e3 1e-3 1e 2.5e+3 250us 1h -1 +1 1.5.2 "1 ms" 0x10 1/-2 1e400 1e-400 9223372036854775807 9223372036854775808; do
    echo "= $value"
    gpurta edf tasks.yaml --at "$value" --no-responses 2>&1 | grep "^at\|^demand\|gpurta:"
    gpurta edf tasks.yaml --overhead "$value" --no-responses 2>&1
done
