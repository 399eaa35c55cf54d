#!/usr/bin/env bash
# The board suite against the fake driver: everything agrees where the device follows the rules, also
# with late launches and clocks that drift; what does not follow them is told of; a broken device too.
#   test.sh GPURTA DRIVER
set -eu
here=$(cd "$(dirname "$0")" && pwd)
gpurta=$1
export GPURTA_CUDA_DRIVER=$2 BOARD_RANDOM=6
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
board() { # SETTINGS STATUS TEXT IN THE REPORT
    local status=0
    GPURTA_FAKE_CUDA=$1 "$here/board.sh" "$gpurta" "$work/out" --runs 3 >"$work/log" 2>&1 || status=$?
    cat "$work/log"
    [ $status = "$2" ] || { echo "$1: status $status, expected $2"; exit 1; }
    grep -qF -- "$3" "$work/out/report.md" || { echo "$1: the report does not say: $3"; exit 1; }
    # the report in JSON is JSON, and has every picture
    "$gpurta" check "$work/out/report.json" 2>&1 | grep -q 'unknown key' || { echo "$1: report.json is not JSON"; exit 1; }
}
board platform=jetson-tx2 0 'SM order on an idle device: ascending'
board platform=jetson-xavier-agx,drift=100000,jitter=2000,resolution=32 0 'SM order on an idle device: even-then-odd'
[ "$(ls "$work"/out/*.svg | wc -l)" = "$(grep -c '^!\[' "$work/out/report.md")" ]
board platform=jetson-xavier-agx,policy=round-robin 1 '- most-room (equation 2): olmedo-same'
board platform=jetson-tx2,slow=10 1 '- X1, free blocks: paredes-1'
board platform=jetson-tx2,fail=cuLaunchKernel:50:719 3 'not measured'
# an order that is none is not passed on; nor is one of SMs whose numbers have gaps
for fault in same_sm=1 first_sm=3; do
    board "platform=jetson-tx2,$fault" 1 'SM order on an idle device: none, since these are not all SMs once'
    grep -q ', 0 could not be measured' "$work/out/report.md"
done
# the order is that of the first experiment
board platform=jetson-xavier-agx 0 '    0 2 4 6 1 3 5 7'
grep -qF '"sm_order": {"kind": "even-then-odd", "order": [0, 2, 4, 6, 1, 3, 5, 7]}' "$work/out/report.json"
# clocks that move are told of, for each experiment
export LD_LIBRARY_PATH=${2%/*} GPURTA_FAKE_NVML='1300 1122'
board platform=jetson-tx2 0 '| 6 of 6 (100.0%) | MOVED |'
grep -q 'SM clock 1300 MHz' "$work/out/report.md"
unset LD_LIBRARY_PATH GPURTA_FAKE_NVML
# it cannot be measured, once: the second call (the first lists the device)
cat >"$work/once" <<EOF
#!/bin/sh
echo x >>"$work/calls"
[ \$(wc -l <"$work/calls") != 2 ] || export GPURTA_FAKE_CUDA=platform=jetson-tx2,fail=cuLaunchKernel:50:719
exec $(realpath "$gpurta") "\$@"
EOF
chmod +x "$work/once"
gpurta=$work/once
board platform=jetson-tx2 3 'SM order on an idle device: not measured (gpurta: cuLaunchKernel failed'
grep -q ' 0 disagreed, 0 could not be measured' "$work/out/report.md"
gpurta=$1
status=0
GPURTA_FAKE_CUDA=devices=0 "$here/board.sh" "$gpurta" "$work/none" 2>"$work/log" || status=$?
[ $status = 3 ]
grep -q 'no CUDA device' "$work/log"
