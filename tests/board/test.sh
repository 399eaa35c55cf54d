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
board platform=jetson-xavier-agx,policy=round-robin 1 '| most-room (equation 2) | 0 of 1 | [olmedo-same](#olmedo-same) | - |'
grep -q '^First block elsewhere: repetition 1, block [0-9]* of five_warps: predicted SM [0-9]*, measured SM [0-9]*\.$' "$work/out/report.md"
board platform=jetson-tx2,slow=10 1 '| all together | 0 of 6 | [random-01](#random-01), [random-02]'
grep -q '| X1, free blocks | 0 of 4 | \[paredes-1\](#paredes-1), ' "$work/out/report.md"
grep -qF 'It disagrees ([all of it](paredes-1.check.json)); times in ms:' "$work/out/report.md"
grep -q '^| t1 | 40 | 44.00[0-9]* | 44.00[0-9]* | DISAGREES |$' "$work/out/report.md"
grep -q '^| \[waves-0\](#waves-0) | closed form | rta | DISAGREES | +6.00[0-9]* ms | +10.00[0-9]*% | +6.00[0-9]* ms |' "$work/out/report.md"
[ "$(grep -c '^| random-\|^- all together' "$work/out/report.md")" = 0 ]
board platform=jetson-tx2,fail=cuLaunchKernel:50:719 3 'not measured'
# an order that is none is not passed on; nor is one of SMs whose numbers have gaps
for fault in same_sm=1 first_sm=3; do
    board "platform=jetson-tx2,$fault" 1 'SM order on an idle device: none, since these are not all SMs once'
    grep -q ', 0 could not be measured' "$work/out/report.md"
done
# Gilman 5.1 and 5.2 on a device like his
board platform=rtx-2080-ti 0 '| [gilman-5-1b](#gilman-5-1b) | most-room | simulate | agrees |'
grep -q '"probe".*"blocks": \[\[67, [0-9]*, [0-9]*\], \[0, [0-9]*, [0-9]*\], \[2, ' "$work/out/gilman-5-1b.measured.json"
grep -q '"probe".*"blocks": \(\[*\[67, [0-9]*, [0-9]*\][], ]*\)\{8\}}' "$work/out/gilman-5-1a.measured.json"
# the order is that of the first experiment
board platform=jetson-xavier-agx 0 '    0 2 4 6 1 3 5 7'
grep -qF '"sm_order": {"kind": "even-then-odd", "order": [0, 2, 4, 6, 1, 3, 5, 7]}' "$work/out/report.json"
# each rule of newer GPUs has an experiment that tells whether the device follows it
few=platform=rtx-2080-ti,sms=12
follows() { # RULE VERDICT
    grep -q "^| $1 | \[rule-u${1#U}\](#rule-u${1#U}) | .* | $2 |\$" "$work/out/report.md" || { echo "$1: not \"$2\""; grep "^| $1 " "$work/out/report.md"; exit 1; }
}
BOARD_RANDOM=1
board $few,U1=0,U3=0,U5=0,U7=0,U9=0 1 '| U9 (order of copies) | 0 of 1 | [rule-u9](#rule-u9) | - |'
for rule in U2 U4 U6 U8; do follows $rule followed; done
for rule in U1 U3 U5 U7 U9; do follows $rule 'not followed'; done
board $few,U2=0,U4=0,U6=0,U8=0 1 '| U6 (local memory) | 0 of 1 | [rule-u6](#rule-u6) | - |'
for rule in U1 U3 U5 U7 U9; do follows $rule followed; done
for rule in U2 U4 U6 U8; do follows $rule 'not followed'; done
grep -q '^ "rules": \[{"rule": "U1", "experiment": "rule-u1", "device": "followed"}, {"rule": "U2", "experiment": "rule-u2", "device": "not followed"}, ' "$work/out/report.json"
BOARD_RANDOM=6
# clocks that move are told of, for each experiment
export LD_LIBRARY_PATH=${2%/*} GPURTA_FAKE_NVML='1300 1122'
board platform=jetson-tx2 0 '| 6 of 6 (100.0%) | MOVED |'
grep -q 'SM clock 1300 MHz' "$work/out/report.md"
grep -q '^ "state": {"resolution_ns": 1000, .*"sm_clock_before_khz": 1300000, "sm_clock_after_khz": 1122000, .*"clocks_moved": true, "clock_source": "nvml", "power_mode": null},$' "$work/out/report.json"
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
# wrong usage is told, and nothing is run
for options in '--runz 3' '--runs' '--runs 0' 'x' '--svg x' '--tolerance x'; do
    status=0
    # shellcheck disable=SC2086
    "$here/board.sh" "$gpurta" "$work/none" $options >"$work/log" 2>&1 || status=$?
    [ $status = 2 ] && [ ! -e "$work/none/report.md" ] || { echo "$options: status $status"; cat "$work/log"; exit 1; }
done
status=0
GPURTA_FAKE_CUDA=devices=0 "$here/board.sh" "$gpurta" "$work/none" 2>"$work/log" || status=$?
[ $status = 3 ]
grep -q 'no CUDA device' "$work/log"
# what README and the page on measuring tell a newcomer to type, run as printed on the fake device
repository=$(cd "$here/../.." && pwd)
mkdir -p "$work/new/build/." "$work/new/build-test/tests"
cp -r "$repository/doc" "$work/new"
ln -s "$(realpath "$gpurta")" "$work/new/build/gpurta"
driver=$(realpath "$2")
ln -s "$(dirname "$driver")" "$work/new/build-test/tests/fake_cuda"
ln -s "$(dirname "$driver")_lacking" "$work/new/build-test/tests/fake_cuda_lacking"
for page in README.md doc/measure.md; do
    sed -n 's/^    \(.*build\/gpurta \(measure\|check\).*\|export GPURTA_.*\)$/\1/p' "$repository/$page" >"$work/new/typed"
    [ "$(grep -c gpurta "$work/new/typed")" -ge 2 ]
    (cd "$work/new" && { [ $page != README.md ] || export GPURTA_CUDA_DRIVER="$driver" GPURTA_FAKE_CUDA=platform=jetson-tx2,jitter=20000; } && bash -e typed) >"$work/log" 2>&1 || { cat "$work/log"; echo "$page: a command fails"; exit 1; }
done
[ -s "$work/new/both.svg" ] && grep -q 'no entry point cuStreamQuery' "$work/log"
[ "$(grep -c '^status 3$' "$work/log")" = 3 ]
