#!/usr/bin/env bash
# What needs more memory than --memory allows says so, prints nothing and leaves no file.
#   memory.sh COMMAND
set -u
gpurta=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
awk 'BEGIN {
    print "platform: {slots: 16}\nkernels:"
    for (i = 0; i < 400000; i++) print "  - {blocks: 1, wcet: 1}"
}' >many.yaml
inputs=$(ls)
bad=0
# short WORDS...: exit status 3, the message alone
short() {
    local said status
    said=$("$gpurta" "$@" 2>errors)
    status=$?
    [ $status = 3 ] || { echo "$*: exit status $status, expected 3"; bad=1; }
    [ -z "$said" ] || { echo "$*: it prints $said"; bad=1; }
    [ "$(sed 's/than [0-9]*$/than N/' errors)" = "gpurta: out of memory; --memory BYTES allows more than N" ] || { echo "$*: it says $(cat errors)"; bad=1; }
    rm errors
    [ "$(ls)" = "$inputs" ] || { echo "$*: left behind: $(ls)"; bad=1; }
}
short rta many.yaml --svg o.svg --memory 150000000
short rta many.yaml --svg o.svg -o o.txt --memory 200000000
short convert many.yaml --to perfetto -o o.json --memory 150000000
short rta many.yaml --memory 1
short simulate many.yaml --format json -o o.json --memory 1000000
short report many.yaml -o o.html --memory 1000000
# what has room is as before
[ "$("$gpurta" rta many.yaml --slots 400000 --format csv | wc -l)" = 400001 ] || { echo "the default is too small"; bad=1; }
[ $bad = 0 ] && echo "what needs more memory than it may have says so"
exit $bad
