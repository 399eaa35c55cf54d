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
# search SIGNAL STATUS: a long search ends at once, and tells nothing where there is no terminal
search() {
    echo kept >out.json
    "$gpurta" bound chains.yaml --search 2000000000 --threads 2 --format json -o out.json 2>errors &
    local process=$! status
    sleep 0.2
    kill -s "$1" $process || { echo "search: it ended before it was interrupted"; bad=1; }
    wait $process
    status=$?
    [ $status = "$2" ] || { echo "search: exit status $status, expected $2"; bad=1; }
    [ -s errors ] && { echo "search: it says: $(cat errors)"; bad=1; }
    rm errors
    [ "$(cat out.json)" = kept ] || { echo "search: the file that was there is lost"; bad=1; }
    [ "$(ls)" = "$(printf 'chains.yaml\nlaunches.csv\nout.json')" ] || { echo "search: left behind: $(ls)"; bad=1; }
}
interrupt INT 130
interrupt TERM 143
interrupt HUP 129
interrupt PIPE 141
cat >chains.yaml <<'YAML'
platform: {slots: 2}
chains:
  - {name: a, period: 20, steps: [{kernel: x, blocks: 3, wcet: 2}]}
  - {name: b, period: 30, steps: [{kernel: y, blocks: 2, wcet: 3}]}
YAML
search INT 130
search TERM 143
# On a terminal the search tells how far it is.
python3 - "$gpurta" <<'PYTHON' || bad=1
import os, pty, sys
try:
    process, terminal = pty.fork()
except OSError as error:
    print("SKIPPED: a search on a terminal: there is no pseudo-terminal here: {}".format(error))
    sys.exit()
if process == 0:
    os.execv(sys.argv[1], [sys.argv[1], "bound", "chains.yaml", "--search", "2000000000"])
said = b""
while b" of 2000000000 runs" not in said:
    more = os.read(terminal, 1000)
    said += more
os.write(terminal, b"\x03")
_, status = os.waitpid(process, 0)
if b"\rbound: " not in said or os.WTERMSIG(status) != 2:
    sys.exit("search on a terminal: {} {}".format(said, status))
PYTHON
[ $bad = 0 ] && echo "interrupted commands leave nothing behind"
