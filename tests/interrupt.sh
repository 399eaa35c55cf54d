#!/usr/bin/env bash
# A command that is interrupted while it writes a file leaves nothing behind, and says so.
#   interrupt.sh COMMAND
set -um
gpurta=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
yes 256,32,4096 | head -n 2000000 >launches.csv
bad=0
# interrupt SIGNAL STATUS
interrupt() {
    echo kept >out.json
    "$gpurta" occupancy --platform tx2 --batch launches.csv --format json -o out.json &
    local process=$! status partial
    while kill -0 $process 2>/dev/null; do
        partial=$(find . -name 'out.json.*' -size +64k)
        [ -z "$partial" ] || break
        sleep 0.01
    done
    kill -s "$1" $process || { echo "$1: it ended before it was interrupted"; bad=1; }
    wait $process
    status=$?
    [ $status = "$2" ] || { echo "$1: exit status $status, expected $2"; bad=1; }
    [ "$(ls)" = "$(printf 'launches.csv\nout.json')" ] || { echo "$1: left behind: $(ls)"; bad=1; }
    [ "$(cat out.json)" = kept ] || { echo "$1: the file that was there is lost"; bad=1; }
}
interrupt INT 130
interrupt TERM 143
[ $bad = 0 ] && echo "interrupted commands leave nothing behind"
