#!/usr/bin/env bash
# Sets per second of each curve of `gpurta sweep`, on one thread and on all, beside a plain loop over
# the public API (bench_sweep_loop.c) on sets of the same law.
#   bench_sweep.sh COMMAND
set -eu
gpurta=$1
loop=$(dirname "$gpurta")/bench/bench_sweep_loop
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
processors=$(nproc)

# rate CURVE SETS THREADS
rate() {
    local begun ended
    cat >"$folder/design.yaml" <<DESIGN
sweep:
  sets: $2
  tasks: 5
  saturated: 1
  utilization: [0.5]
  period: {from: 16, to: 125, grain: 0.001}
  timeslice: 1
  switch_cost: 0.05
  horizon: 1s
  cost: 0.5
  curves: [{analysis: $1}]
DESIGN
    begun=$(date +%s%N)
    "$gpurta" sweep "$folder/design.yaml" --threads "$3" >/dev/null
    ended=$(date +%s%N)
    echo $(($2 * 1000000000 / (ended - begun)))
}
"$loop" "${SWEEP_SETS:-3000}" >"$folder/loop"
printf '%-15s %14s %14s %14s %9s\n' curve "loop, sets/s" "sweep, 1 thr." "$processors thr." "to loop"
for curve in theorem-1 positional work-limited host edf edf-simulation; do
    case $curve in theorem-1 | positional | edf) sets=1000000 ;; work-limited) sets=100000 ;; *) sets=20000 ;; esac
    plain=$(awk -v c=$curve '$1 == c { print $2 }' "$folder/loop")
    one=$(rate $curve $sets 1)
    all=$(rate $curve $sets "$processors")
    printf '%-15s %14s %14s %14s %9s\n' $curve "${plain:--}" "$one" "$all" \
        "$(awk -v a="$one" -v b="${plain:-0}" 'BEGIN { if (b > 0) printf "%.1f", a / b; else print "-" }')"
done
