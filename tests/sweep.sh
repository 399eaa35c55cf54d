#!/usr/bin/env bash
# An experiment that is interrupted keeps what it counted, and goes on; GNU parallel's parts are one
# experiment's, where it is installed. The same bytes each time.
#   sweep.sh COMMAND
set -u
gpurta=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
cat >design.yaml <<'DESIGN'
sweep:
  sets: 400
  tasks: 8
  utilization: [0.3, 0.5]
  period: {from: 16, to: 125, grain: 0.001}
  timeslice: 1
  switch_cost: 0.05
  curves: [{analysis: work-limited}, {analysis: host}]
DESIGN
bad=0
"$gpurta" sweep design.yaml --format json -o whole.json || bad=1
for signal in INT TERM; do
    rm -f out.json
    format=csv # what is interrupted is JSON all the same
    [ $signal = INT ] || format=json
    # a new process group: what is started in the background of a script ignores SIGINT
    timeout --foreground -s $signal 0.1 "$gpurta" sweep design.yaml --threads 1 --format $format -o out.json 2>messages
    case $? in
    0 | 3 | 124) # done before the signal came, or interrupted
        if ! grep -q 'interrupted: .* --resume --format json goes on' messages; then
            grep -e 'not complete' -e '"complete": false' out.json && { cat messages; bad=1; }
            [ $format = json ] || rm -f out.json
        fi
        ;;
    *) echo "$signal: $(cat messages)"; [ -e out.json ] && bad=1 ;; # before it could begin
    esac
    "$gpurta" sweep design.yaml --resume -o out.json || bad=1
    cmp whole.json out.json || { echo "$signal: resumed, but other counts"; bad=1; }
done
# what would take days ends when it is told to, in whatever time the sets take that are under way
sed 's/sets: 400/sets: 1000000000/' design.yaml >endless.yaml
timeout --foreground -s TERM -k 100 0.5 "$gpurta" sweep endless.yaml --threads 1 --format json -o endless.json 2>messages
[ $? = 137 ] && { echo "an endless sweep goes on"; bad=1; }
if command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q GNU; then
    seq 5 | parallel --will-cite -j 2 "$gpurta" sweep design.yaml --threads 1 --shard {}/5 -o part{}.json || bad=1
    "$gpurta" sweep --merge part*.json --format json -o merged.json || bad=1
    cmp whole.json merged.json || { echo "GNU parallel: other counts"; bad=1; }
fi
[ $bad = 0 ] && echo "the same counts, interrupted or not"
exit $bad
