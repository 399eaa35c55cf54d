#!/usr/bin/env bash
# Sets per second of each curve of `gpurta sweep` on one thread, beside a plain loop over the public
# API (bench_sweep_loop.c) on sets of the same law, both by processor time; on all processors, by the
# clock; and two experiments of 10^6 sets. What threads cost is the processor time of all of them by
# that of one thread, 1 where free cores share the work without loss: the least of three runs each, in
# turn, as other programs can only add to it.
#   bench_sweep.sh COMMAND          SWEEP_SETS=N: sets of the loop
set -eu
gpurta=$1
loop=$(dirname "$gpurta")/bench/bench_sweep_loop
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
processors=$(nproc)

# run CURVE SETS THREADS: milliseconds of processor time and of the clock
run() {
    {
        case $1 in
        rta) echo 'platform: {slots: 8}' ;;
        bound | misprediction) echo 'platform: jetson-tx2' ;;
        esac
        printf 'sweep:\n  sets: %s\n  tasks: 5\n' "$2"
        case $1 in
        rta | bound | misprediction)
            printf '  utilization: [0.2]\n  period: {list: [20, 40, 50]}\n  blocks: {from: 1, to: 8}\n'
            [ "$1" = rta ] || echo '  threads: {from: 64, to: 512, step: 64}'
            ;;
        *)
            printf '  utilization: [0.5]\n  period: {from: 16, to: 125, grain: 0.001}\n  saturated: 1\n'
            printf '  timeslice: 1\n  switch_cost: 0.05\n  horizon: 1s\n  cost: 0.5\n'
            ;;
        esac
        echo "  curves: [{analysis: $1, search: 0}]"
    } >"$folder/design.yaml"
    { TIMEFORMAT='%U %S %R'; time "$gpurta" sweep "$folder/design.yaml" --threads "$3" >/dev/null; } 2>&1 |
        awk '{ printf "%d %d\n", ($1 + $2) * 1000 + 1, $3 * 1000 + 1 }'
}
# least CURVE SETS: the least of three: processor time of one thread, of all, and their clock
least() {
    local i one all wall
    for i in 1 2 3; do
        read -r one _ <<<"$(run "$1" "$2" 1)"
        read -r all wall <<<"$(run "$1" "$2" "$processors")"
        echo "$one $all $wall"
    done | awk 'NR == 1 { o = $1; a = $2; w = $3 }
        { if ($1 < o) o = $1; if ($2 < a) a = $2; if ($3 < w) w = $3 }
        END { print o, a, w }'
}
"$loop" "${SWEEP_SETS:-3000}" >"$folder/loop"
printf '%-15s %14s %14s %9s %14s %15s\n' curve "loop, sets/s" "sweep, sets/s" "to loop" "$processors thr., sets/s" "cost of threads"
for curve in theorem-1 positional work-limited host edf edf-simulation rta bound misprediction; do
    case $curve in
    theorem-1 | positional | edf) sets=1000000 ;;
    work-limited) sets=200000 ;;
    host | edf-simulation) sets=100000 ;;
    rta) sets=500000 ;;
    misprediction) sets=100000 ;;
    *) sets=2000 ;;
    esac
    plain=$(awk -v c=$curve '$1 == c { print $2 }' "$folder/loop")
    read -r one all wall <<<"$(least $curve $sets)"
    printf '%-15s %14s %14s %9s %14s %15s\n' $curve "$plain" $((sets * 1000 / one)) \
        "$(awk -v m="$one" -v s=$sets -v b="$plain" 'BEGIN { printf "%.1f", s * 1000 / m / b }')" \
        $((sets * 1000 / wall)) "$(awk -v o="$one" -v a="$all" 'BEGIN { printf "%.2f", a / o }')"
done
for curve in theorem-1 edf; do
    read -r _ all wall <<<"$(least $curve 1000000)"
    echo "10^6 sets of five tasks, $curve, $processors threads: $wall ms, $all ms of processor time"
done
