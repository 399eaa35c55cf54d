#!/usr/bin/env bash
# Readers take time in proportion to the file: twice the operations take less than 2.2 times as long.
#   bench_readers.sh COMMAND
set -u
gpurta=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1

# file N: N operations, each of which waits for one far before it
file() {
    awk -v n="$1" 'BEGIN {
        print "platform: jetson-tx2\noperations:\n  - {kernel: a0, blocks: 1, threads: 32, wcet: 1}"
        for (i = 1; i < n; i++) printf "  - {kernel: a%d, blocks: 1, threads: 32, wcet: 1, after: a%d}\n", i, i / 2
    }' >"$1.yaml"
}
# least N: milliseconds that reading takes at least (nothing else is done: it is no configuration)
least() {
    local best=999999 t TIMEFORMAT=%3U
    for _ in 1 2 3 4 5 6 7; do
        t=$({ time "$gpurta" convert --from examiner "$1.yaml" 2>/dev/null; } 2>&1 | tr -d .)
        t=$((10#$t))
        [ "$t" -ge "$best" ] || best=$t
    done
    echo "$best"
}
small=32768 large=65536
file $small
file $large
a=$(least $small) b=$(least $large)
echo "$small operations: $a ms; $large operations: $b ms"
[ $((b * 10)) -lt $((a * 22 + 200)) ]
