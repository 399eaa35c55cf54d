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
# what will take long is noted once, off a terminal, too, with the curve that takes the time (here after 0.1 s in place of 10)
cat >curves.py <<'CURVES'
import time
from gpurta_sweep import engine
engine.NOTE_AFTER = 0.1
def slow(drawn):
    time.sleep(0.1)
    return True
def fast(drawn):
    return True
CURVES
sed -e 's/sets: 400/sets: 100000/' -e 's/curves: .*/curves: [{analysis: host}, {python: "curves.py:fast"}, {python: "curves.py:slow"}]/' design.yaml >slow.yaml
timeout --foreground -s INT 3 "$gpurta" sweep slow.yaml --threads 1 --format json -o slow.json 2>messages
grep -c 'slow.yaml:8: note: at this rate the experiment takes [0-9]*:[0-9]*:[0-9]*; \(100\|9[0-9]\)% of the time so far is spent on slow: ' messages | grep -qx 1 ||
    { echo "no note of the slow curve, or two"; cat messages; bad=1; }
sed -i 's/100000/2/' slow.yaml # what is soon done is not noted
"$gpurta" sweep slow.yaml --threads 1 --format json -o slow.json 2>messages || bad=1
[ -s messages ] && { cat messages; bad=1; }
if command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q GNU; then
    seq 5 | parallel --will-cite -j 2 "$gpurta" sweep design.yaml --threads 1 --shard {}/5 -o part{}.json || bad=1
    "$gpurta" sweep --merge part*.json --format json -o merged.json || bad=1
    cmp whole.json merged.json || { echo "GNU parallel: other counts"; bad=1; }
fi
[ $bad = 0 ] && echo "the same counts, interrupted or not"
exit $bad
