#!/usr/bin/env bash
# The published experiments on this machine's GPU, and a report: ./dev board.
#   board.sh GPURTA DIR [OPTIONS OF gpurta check]
# Writes DIR/report.md, DIR/report.json, and for each experiment its scenario, measurement, check and
# picture. Status 0: every experiment agrees; 1: one does not; 2: wrong usage; 3: it could not be
# measured. The options are those of gpurta check that say how to measure, and its tolerance.
# BOARD_RANDOM: number of random scenarios (20), BOARD_SEED: their seed (1).
set -u
export LC_ALL=C
usage() {
    echo "board: $1; the options are --runs N, --scale N, --timeout TIME, --warm-up TIME, --device N, --driver FILE and --tolerance P%+TIME" >&2
    exit 2
}
[ $# -ge 2 ] || usage "expected the command and a folder"
gpurta=$(realpath "$1")
folder=$2
shift 2
options=() which=(--device 0)
while [ $# -gt 0 ]; do
    option=${1%%=*}
    case $option in
    --runs | --scale | --timeout | --warm-up | --device | --driver | --tolerance) ;;
    *) usage "unknown option $1" ;;
    esac
    if [ "$option" = "$1" ]; then
        [ $# -ge 2 ] || usage "$1 needs a value"
        value=$2
        shift
    else
        value=${1#*=}
    fi
    shift
    options+=("$option" "$value")
    case $option in
    --device) which=(--device "$value" "${which[@]:2}") ;;
    --driver) which+=(--driver "$(realpath -m "$value")") ;;
    esac
done
[ ${#options[@]} -gt 0 ] || options=(--runs 10)
without_runs=() # options are pairs
for ((i = 0; i < ${#options[@]}; i += 2)); do
    [ "${options[i]}" = --runs ] || without_runs+=("${options[@]:i:2}")
done
mkdir -p "$folder" || exit 3
out=$(realpath "$folder")

status=0
device=$("$gpurta" measure --devices "${which[@]}" --format json) || status=$?
[ $status = 0 ] || exit $status
fact() { echo "$device" | grep -o "\"$1\": [^,}]*" | head -n 1 | sed 's/^[^:]*: //; s/"//g'; }
# of EXPERIMENT FACT: of a measurement; khz VALUE: for people; state EXPERIMENT: facts as JSON
of() { sed -n "s/^ *\"$2\": \"\{0,1\}\(.*[^\",]\)\"\{0,1\},\{0,1\}$/\1/p" "$1.measured.json" 2>/dev/null | head -n 1 | sed 's/^null$/not read/'; }
khz() { case $1 in *[!0-9]* | '') echo "$1" ;; *) echo "$(($1 / 1000)) MHz" ;; esac; }
state() {
    local file=$1.measured.json
    [ -e "$file" ] || file=/dev/null
    awk '
        BEGIN {
            n = split("resolution_ns offset_uncertainty_ns sm_clock_before_khz sm_clock_after_khz memory_clock_before_khz " \
                "memory_clock_after_khz clocks_moved clock_source power_mode", key, " ")
            for (i = 1; i <= n; i++) value[key[i]] = ""
        }
        match($0, /^ *"[a-z_]*": /) {
            name = substr($0, 1, RLENGTH - 3)
            sub(/^ *"/, "", name)
            if (name in value && value[name] == "") {
                value[name] = substr($0, RLENGTH + 1)
                sub(/,$/, "", value[name])
            }
        }
        END {
            for (i = 1; i <= n; i++)
                printf "%s\"%s\": %s", (i == 1 ? "{" : ", "), key[i], (value[key[i]] == "" ? "null" : value[key[i]])
            printf "}"
        }' "$file"
}
name=$(fact name) sms=$(fact sms) threads=$(fact threads_per_sm)
capability=$(fact compute_capability_major).$(fact compute_capability_minor)
driver=$(fact driver_version) greatest=$(fact greatest_priority)

cd "$out" || exit 3
rm -f ./*.yaml ./*.json ./*.svg ./*.log report.md experiments.txt rules.txt

# scenario NAME RULE ABOUT [OPTIONS]: the experiment's text comes from standard input
scenario() { { echo "time_unit: ms"; cat; } >"$1.yaml"; echo "$1|$2|$3|${4:-}" >>experiments.txt; }

# The first blocks of an idle device: in which order does it go through its SMs? Measured first, since
# all other predictions use it.
scenario sm-order "tie order" "one small block per SM on an idle device" <<EOF
kernels:
  - {name: one_each, blocks: $sms, threads: 32, wcet: 20}
EOF
first=0 order='' kind='' use_order=()
"$gpurta" check sm-order.yaml --platform device --save sm-order.measured.json "${options[@]}" >/dev/null 2>sm-order.log || first=$?
if [ $first = 2 ]; then
    cat sm-order.log >&2
    exit 2
elif [ $first -gt 1 ]; then
    kind="not measured ($(head -c 200 sm-order.log | tr '|\n' '/ '))"
else
    order=$(grep '"name": "one_each", "release"' sm-order.measured.json | grep -o '\[[0-9]*, ' | tr -dc '0-9\n' | tr '\n' ' ')
    order=${order% }
    kind=$(echo "$order" | awk -v sms="$sms" '{
        up = even = all = NF == sms; h = int((NF + 1) / 2)
        for (i = 1; i <= NF; i++) {
            if ($i >= sms || observed[$i]++) all = 0
            if ($i != i - 1) up = 0
            if ($i != (i <= h ? 2 * (i - 1) : 2 * (i - h) - 1)) even = 0
        }
        why = "none, since these are not all SMs once, from 0 on; predictions use the order of the platform"
        print up ? "ascending" : even ? "even-then-odd" : all ? "neither ascending nor even-then-odd" : why
    }')
    [[ $kind == none* ]] || use_order=(--sm-order "${order// /,}")
    orders=$(grep '"name": "one_each"' sm-order.measured.json | sed 's/.*"blocks"//; s/, [0-9-]*, [0-9-]*\]//g' | sort -u | wc -l)
    [ "$orders" = 1 ] || kind="$kind (in the first repetition; others differ)"
fi

# Paredes 4.2: four launch orders on eight slots. Blocks of as many threads as make four to an SM, and
# as many kernels' worth of SMs as there are pairs: what he measured on two SMs, for each pair.
paredes() {
    local k pairs=$((sms / 2)) quarter=$((threads / 4))
    [ "$pairs" -gt 0 ] || pairs=1
    [ "$quarter" -gt 1024 ] && quarter=1024
    echo "kernels:"
    for k in $1; do
        case $k in
        1) echo "  - {name: t1, blocks: $((2 * pairs)), threads: $quarter, wcet: 40}" ;;
        2) echo "  - {name: t2, blocks: $((7 * pairs)), threads: $quarter, wcet: 60}" ;;
        3) echo "  - {name: t3, blocks: $((2 * pairs)), threads: $quarter, wcet: 60}" ;;
        4) echo "  - {name: t4, blocks: $((5 * pairs)), threads: $quarter, wcet: 50}" ;;
        esac
    done
}
n=0
for launches in '1 2 3 4' '2 3 4 1' '2 4 1 3' '2 1 3 4'; do
    n=$((n + 1))
    paredes "$launches" | scenario "paredes-$n" "X1, free blocks" "Paredes 4.2, launch order $launches, times 10"
done

# Gilman 4.1, 4.2, 5.1, 5.2: a kernel with a block for every SM but one, each of which goes to an SM of its
# own; then a kernel goes where most room is.
gilman() {
    echo "kernels:"
    echo "  - {name: occupy, blocks: $((sms - 1)), threads: $1, wcet: 40}"
    echo "  - {name: probe, blocks: $2, threads: $3, wcet: 20, release: 10}"
}
if [ "$sms" -gt 1 ]; then
    gilman 256 3 160 | scenario gilman-4-1 "most-room" "Gilman 4.1: all SMs but one hold 256 threads; 3 blocks of 160" "--placement 100"
    gilman 1024 3 32 | scenario gilman-4-2a "most-room" "Gilman 4.2: all SMs but one hold 1024 threads; 3 blocks of 32" "--placement 100"
    gilman 1024 3 33 | scenario gilman-4-2b "most-room, by warps" "Gilman 4.2: the same, 3 blocks of 33" "--placement 100"
    gilman 512 8 33 | scenario gilman-5-1a "most-room" "Gilman 5.1: all SMs but one hold 512 threads; 8 blocks of 33" "--placement 100"
    gilman 512 8 32 | scenario gilman-5-1b "most-room" "Gilman 5.1: the same, 8 blocks of 32" "--placement 100"
    gilman 512 9 33 | scenario gilman-5-2 "most-room" "Gilman 5.2: all SMs but one hold 512 threads; 9 blocks of 33" "--placement 100"
fi

# Olmedo III-C: on half of the SMs, then again on the same; on the empty SMs only.
half=$(((sms + 1) / 2))
scenario olmedo-same "most-room (equation 2)" "Olmedo III-C: blocks of 4 warps on half of the SMs, then blocks of 5 warps" "--placement 100" <<EOF
kernels:
  - {name: four_warps, blocks: $half, threads: 128, wcet: 40}
  - {name: five_warps, blocks: $half, threads: 160, wcet: 20, release: 10}
EOF
empty=$((sms / 4)); [ "$empty" -gt 0 ] || empty=1
if [ "$sms" -gt "$empty" ]; then
    for warps in 2 4; do
        scenario "olmedo-empty-$warps" "most-room (equations 3, 4)" "Olmedo III-C: a quarter of the SMs is empty, the others hold 16 warps; 8 blocks of $warps warps for each empty SM" "--placement 100" <<EOF
kernels:
  - {name: occupy, blocks: $((sms - empty)), threads: 512, wcet: 40}
  - {name: probe, blocks: $((8 * empty)), threads: $((32 * warps)), wcet: 20, release: 10}
EOF
    done
fi

# Amert figure 7, a tenth as long: a high-priority kernel between waves.
wide=$((threads >= 1024 ? 1024 : threads)) per=$((threads / 1024)); [ "$per" -gt 0 ] || per=1
wave=$((2 * sms * per))
if [ "$greatest" -lt 0 ]; then
    scenario amert-7 "A1, A2 (priorities)" "Amert figure 7, a tenth as long: K3 has the high priority" <<EOF
kernels:
  - {name: K1, stream: s1, blocks: $wave, threads: $wide, wcet: 50}
  - {name: K2, stream: s2, blocks: $wave, threads: $wide, wcet: 50, release: 20}
  - {name: K3, stream: s3, blocks: $wave, threads: $wide, wcet: 50, release: 30}
  - {name: K4, stream: s4, blocks: $wave, threads: $wide, wcet: 50, release: 120}
streams: {s3: {priority: high}}
EOF
fi

# The NULL stream: a barrier for blocking streams, none for non-blocking ones.
scenario null-stream "N1, N2" "a kernel on the NULL stream between kernels of blocking streams" <<EOF
kernels:
  - {name: before, stream: s1, blocks: 1, threads: 32, wcet: 30}
  - {name: null_stream, stream: default, blocks: 1, threads: 32, wcet: 20, release: 5}
  - {name: after, stream: s2, blocks: 1, threads: 32, wcet: 10, release: 10}
EOF
scenario null-stream-non-blocking "N1, N2 do not hold for non-blocking streams" "the same with non-blocking streams" <<EOF
kernels:
  - {name: before, stream: s1, blocks: 1, threads: 32, wcet: 30}
  - {name: null_stream, stream: default, blocks: 1, threads: 32, wcet: 20, release: 5}
  - {name: after, stream: s2, blocks: 1, threads: 32, wcet: 10, release: 10}
streams: {s1: {blocking: false}, s2: {blocking: false}}
EOF

# One stream is serial.
scenario stream-order "G2, G4" "three kernels of one stream, and one beside them" <<EOF
kernels:
  - {name: first, stream: s1, blocks: 3, threads: 64, wcet: 10}
  - {name: second, stream: s1, blocks: 1, threads: 64, wcet: 20}
  - {name: third, stream: s1, blocks: 2, threads: 64, wcet: 10}
  - {name: beside, stream: s2, blocks: 1, threads: 64, wcet: 30}
EOF

# Paredes 3.6, closed form: ceil(g / g_max) waves of equal blocks.
for extra in 0 1; do
    scenario "waves-$extra" "closed form" "$((3 * sms * per + extra)) blocks of $wide threads: $((3 + extra)) waves" <<EOF
kernels:
  - {name: waves, blocks: $((3 * sms * per + extra)), threads: $wide, wcet: 20}
EOF
done

# Rules of newer GPUs, one small experiment for each that goes otherwise without the rule. `check --explain` tells
# which way it went.
full=$((sms * per)) # blocks of $wide threads that fill the device
scenario rule-u1 "U1 (queue delay)" "a high-priority stream's second kernel against waiting blocks of low priority" "probe U1" <<EOF
kernels:
  - {name: first, stream: urgent, blocks: $full, threads: $wide, wcet: 20}
  - {name: waits, stream: s2, blocks: $full, threads: $wide, wcet: 20, release: 5}
  - {name: second, stream: urgent, blocks: $full, threads: $wide, wcet: 20, release: 5}
streams: {urgent: {priority: high}}
EOF
grids=$("$gpurta" platforms "cc-$capability" --format json 2>/dev/null | sed -n 's/^.*"resident_grids": \([0-9]*\).*$/\1/p' | head -n 1)
if [ "${grids:-0}" -gt 0 ]; then
    {
        echo "kernels:"
        for ((k = 0; k <= grids; k++)); do echo "  - {name: g$k, blocks: 1, threads: 32, wcet: 40}"; done
    } | scenario rule-u2 "U2 (resident grids)" "$((grids + 1)) kernels of one block" "probe U2"
fi
scenario rule-u3 "U3 (warps in turn)" "blocks of 4 and 5 warps with many registers, as in test12 of the artifact" "probe U3" <<EOF
kernels:
  - {name: few, stream: s1, blocks: $sms, threads: 128, registers: 32, wcet: 40}
  - {name: odd, stream: s2, blocks: $sms, threads: 160, registers: 128, wcet: 40, release: 1}
  - {name: more, stream: s3, blocks: $sms, threads: 128, registers: 64, wcet: 40, release: 2}
  - {name: many, stream: s4, blocks: $sms, threads: 128, registers: 224, wcet: 40, release: 3}
EOF
piece=$((($(fact shared_memory_per_sm) - 5120) / 4 / 256 * 256)) # up to 1 KiB is added to each
scenario rule-u4 "U4 (contiguous shared memory)" "a block that fits into two holes of an SM's shared memory, and into none" "probe U4" <<EOF
kernels:
  - {name: a, stream: s1, blocks: $sms, threads: 32, shared_memory: $piece, wcet: 60}
  - {name: b, stream: s2, blocks: $sms, threads: 32, shared_memory: $piece, wcet: 20, release: 1}
  - {name: c, stream: s3, blocks: $sms, threads: 32, shared_memory: $piece, wcet: 60, release: 2}
  - {name: d, stream: s4, blocks: $sms, threads: 32, shared_memory: $piece, wcet: 20, release: 3}
  - {name: probe, stream: s5, blocks: $sms, threads: 32, shared_memory: $((piece + piece / 2)), wcet: 10, release: 30}
EOF
scenario rule-u5 "U5 (carve-out)" "a kernel that needs another carve-out than the one that runs" "probe U5" <<EOF
kernels:
  - {name: none, stream: s1, blocks: $sms, threads: 512, wcet: 40}
  - {name: much, stream: s2, blocks: 1, threads: 32, shared_memory: 48KiB, wcet: 20, release: 5}
EOF
# The driver keeps the memory that it once had: only the first kernel that needs more waits, in a
# context of its own (--cold). The one behind it finds it grown, and starts beside the one that runs.
scenario rule-u6 "U6 (local memory)" "a kernel with more local memory than the one that runs, for the first time" "probe U6 cold" <<EOF
kernels:
  - {name: small, stream: s1, blocks: $sms, threads: 32, local_memory: 64, wcet: 40}
  - {name: large, stream: s2, blocks: 1, threads: 32, local_memory: 4096, wcet: 40, release: 5}
  - {name: again, stream: s3, blocks: 1, threads: 32, local_memory: 4096, wcet: 20, release: 50}
EOF
scenario rule-u7 "U7 (pairs of blocks)" "$((2 * sms + 8)) small blocks on an idle device" "probe U7" <<EOF
kernels:
  - {name: small, blocks: $((2 * sms + 8)), threads: 32, wcet: 40}
EOF
if [ "$sms" -gt 4 ]; then
    scenario rule-u8 "U8 (freed first)" "four SMs that were freed one after the other, the last in the order first" "probe U8" <<EOF
kernels:
  - {name: a, stream: s1, blocks: 1, threads: 32, wcet: 40}
  - {name: b, stream: s2, blocks: 1, threads: 32, wcet: 30, release: 1}
  - {name: c, stream: s3, blocks: 1, threads: 32, wcet: 20, release: 2}
  - {name: d, stream: s4, blocks: 1, threads: 32, wcet: 10, release: 3}
  - {name: others, stream: s5, blocks: $((sms - 4)), threads: 32, wcet: 90, release: 4}
  - {name: probe, stream: s6, blocks: 4, threads: 32, wcet: 10, release: 60}
EOF
fi
case " ${options[*]}" in
*" --scale "*) ;; # copies take their time whatever the scale
*)
    scenario rule-u9 "U9 (order of copies)" "a copy that waits for its stream's kernel, and one behind it that could begin" "probe U9" <<EOF
operations:
  - {kernel: long, stream: s1, blocks: 1, threads: 32, wcet: 40}
  - {copy: waits, stream: s1, bytes: 65536, direction: h2d, release: 5}
  - {copy: ready, stream: s2, bytes: 65536, direction: h2d, release: 10}
EOF
    ;;
esac

# Random scenarios: grids, blocks, releases, all replayable.
state=${BOARD_SEED:-1}
draw() { state=$(((state * 1103515245 + 12345) % 2147483648)); drawn=$((state / 65536 % $1)); }
for ((i = 1; i <= ${BOARD_RANDOM:-20}; i++)); do
    {
        echo "kernels:"
        draw 5; kernels=$((drawn + 2))
        for ((k = 1; k <= kernels; k++)); do
            draw $((3 * sms * per)); blocks=$((drawn + 1))
            draw 16; t=$((64 * (drawn + 1)))
            draw 9; wcet=$((5 * (drawn + 1)))
            draw 4; stream=$drawn
            echo "  - {name: r$k, blocks: $blocks, threads: $t, wcet: $wcet, release: $((7 * k)), stream: s$stream}"
        done
    } >random.txt
    scenario "random-$(printf %02d "$i")" "all together" "random scenario $i of seed ${BOARD_SEED:-1}" <random.txt
done

# disagreement EXPERIMENT: what was predicted and measured, kernel by kernel
disagreement() {
    echo "It disagrees ([all of it]($1.check.json)); times in ms:"
    echo
    echo "| kernel | predicted | median | farthest | verdict |"
    echo "|---|---|---|---|---|"
    awk "$numbers"'
        /"predicted":.*"agrees":/ {
            match($0, /"name": "[^"]*"/)
            printf "| %s | %.6g | %.6g | %.6g | %s |\n", substr($0, RSTART + 9, RLENGTH - 10), number("predicted"),
                number("measured"), number("worst"), /"agrees": true/ ? "agrees" : "DISAGREES"
        }' "$1.check.json"
    echo
    sed -n 's/^ *"first_elsewhere": {"run": \([0-9]*\), "kernel": "\(.*\)", "block": \([0-9]*\), "predicted": \([0-9]*\), "measured": \([0-9]*\)}.*/First block elsewhere: repetition \1, block \3 of \2: predicted SM \4, measured SM \5.\n/p' "$1.check.json"
}

# ---- run ----

agreed=0 disagreed=0 failed=0
json() { if [ -s "$1" ]; then sed 's/^/    /' "$1"; else echo null; fi; }
{
    echo "# What the rules predict, and what $name did"
    echo
    echo "$name: compute capability $capability, $sms SMs, driver for CUDA $((driver / 1000)).$((driver % 1000 / 10));"
    echo "$("$gpurta" --version), options: ${options[*]}."
    echo
    case $name in
    Fake*)
        echo "**This is not a GPU**, but the fake driver of the tests, which runs launches through the simulator that also"
        echo "predicts: the report shows that the suite works, and nothing about how GPUs behave."
        echo
        ;;
    esac
    if [ $first -le 1 ]; then
        echo "Timer step $(of sm-order resolution_ns) ns; clocks aligned within $(of sm-order offset_uncertainty_ns) ns; SM clock" \
            "$(khz "$(of sm-order sm_clock_before_khz)"); power mode: $(of sm-order power_mode) (in the first experiment)."
        echo
    fi
    echo "An experiment **agrees** if no kernel completed later in any repetition, and none earlier in the median, than predicted by"
    echo "more than the tolerance (2% of the response + 100 µs unless the options say otherwise), as far as the clocks tell;"
    echo "the errors are those of the kernel with the largest one: of its median, and of the"
    echo "completion farthest from the prediction in any repetition. Where the rule itself says"
    echo "which SM a block takes, all blocks must be on the predicted SM, too (*all wanted*). Elsewhere blocks that end together"
    echo "end some µs apart on a device, which changes the SM that the next one takes, and no completion: fewer than 100% is no"
    echo "disagreement there."
    echo
    echo "| experiment | rule | predicted by | verdict | largest error | relative | in any repetition | blocks on the predicted SM | clocks |"
    echo "|---|---|---|---|---|---|---|---|---|"
} >report.md
printf '{"gpurta": "%s", "format": 1, "command": "board", "options": "%s",\n "device": %s,\n "experiments": [' \
    "$("$gpurta" --version | sed 's/gpurta //')" "${options[*]}" \
    "$(echo "$device" | grep '"name"' | sed 's/^ *//; s/,$//')" >report.json
comma=
# awk: a time under a key of the line, and its size
numbers='
    function number(key, part, text) {
        if (!match($0, "\"" key "\": \"[^\"]*\"")) return 0
        text = substr($0, RSTART + length(key) + 5, RLENGTH - length(key) - 6)
        split(text, part, "/")
        return part[2] ? part[1] / part[2] : part[1] + 0
    }
    function size(x) { return x < 0 ? -x : x }'
# followed RULE EXPERIMENT: what the check says of the rule that the experiment is about
followed() {
    sed -n "s/^ *{\"rule\": \"$1\", \"predicted_with\": \([a-z]*\), \"kernels_with\": \([0-9]*\), \"kernels_without\": \([0-9]*\), \"blocks_with\": \([0-9]*\), \"blocks_without\": \([0-9]*\), \"verdict\": \"\(.*\)\"},*\$/$1|$2|\1|\2|\3|\4|\5|\6/p" "$2.check.json" | grep . ||
        echo "$1|$2|-|-|-|-|-|not measured"
}
: >followed.txt
while IFS='|' read -r experiment rule about wanted; do
    probe= these=("${options[@]}")
    case $wanted in *" cold") wanted=${wanted% cold} these=(--cold "${without_runs[@]}") ;; esac
    case $wanted in "probe "*) probe=${wanted#probe } wanted='--explain --copy-bandwidth 10000000000' ;; esac
    # shellcheck disable=SC2086
    "$gpurta" check "$experiment.yaml" --platform device "${use_order[@]}" $wanted --save "$experiment.measured.json" \
        --svg "$experiment.svg" --format json "${these[@]}" >"$experiment.check.json" 2>"$experiment.log"
    status=$?
    case $status in
    0) verdict=agrees agreed=$((agreed + 1)) ;;
    1) verdict=DISAGREES disagreed=$((disagreed + 1)) ;;
    *) verdict="not measured ($(head -c 200 "$experiment.log" | tr '|\n' '/ '))" failed=$((failed + 1)) ;;
    esac
    # by whom it was predicted, the kernel with the largest error, the blocks that were where they should be, and
    # whether clocks are too coarse; rationals become decimals for people
    IFS=$'\t' read -r by worst places coarse < <(awk "$numbers"'
        match($0, /"predicted_by": ".*",$/) { by = substr($0, RSTART + 17, RLENGTH - 19) }
        /"predicted":/ {
            e = number("error")
            if (!observed || size(e) > size(error)) { observed = 1; error = e; share = number("relative") }
            far = number("worst") - number("predicted")
            if (size(far) > size(farthest)) farthest = far
        }
        /"blocks":/ { b = $2 + 0 }
        /"agreeing":/ { a = $2 + 0 }
        /^ *"clocks_coarse": true/ { coarse = ", aligned too coarsely" }
        END {
            worst = observed ? sprintf("%+.4f ms | %+.4f%% | %+.4f ms", error, 100 * share, farthest) : "- | - | -"
            places = b ? sprintf("%d of %d (%.1f%%)", a, b, 100 * a / b) : "-"
            printf "%s\t%s\t%s\t%s\n", (by ? by : "-"), worst, places, coarse
        }' "$experiment.check.json")
    now=$(state "$experiment")
    [ -z "$wanted$probe" ] || [ -n "$probe" ] || places="$places, all wanted"
    [ -z "$probe" ] || followed "$probe" "$experiment" >>followed.txt
    case $now in *'"clocks_moved": true,'*) clocks=MOVED ;; *'"clocks_moved": false,'*) clocks=steady ;; *) clocks='not read' ;; esac
    clocks=$clocks$coarse
    echo "| [$experiment](#$experiment) | $rule | $by | $verdict | $worst | $places | $clocks |" >>report.md
    {
        [ -z "$comma" ] || echo ","
        printf '  {"name": "%s", "rule": "%s", "about": "%s", "status": %d, "state": %s, "check":\n' "$experiment" "$rule" "$about" "$status" "$now"
        json "$experiment.check.json"
        printf '  }'
    } >>report.json
    comma=1
    echo "$rule|$status|$experiment" >>rules.txt
done <experiments.txt

printf '\n ],\n "state": %s,\n "sm_order": {"kind": "%s", "order": [%s]},\n "rules": [%s],\n "agreed": %d, "disagreed": %d, "not_measured": %d}\n' \
    "$(state sm-order)" "$(sed 's/["\\]/\\&/g' <<<"$kind")" "$(echo $order | sed 's/ /, /g')" \
    "$(awk -F'|' '{ printf "%s{\"rule\": \"%s\", \"experiment\": \"%s\", \"device\": \"%s\"}", n++ ? ", " : "", $1, $2, $8 }' followed.txt)" $agreed $disagreed $failed >>report.json
{
    echo
    echo "$agreed agreed, $disagreed disagreed, $failed could not be measured."
    echo
    echo "SM order on an idle device: $kind."
    [ -z "$order" ] || { echo; echo "    $order"; echo; echo "(the SM of each block of one kernel, in order of block number)"; }
    echo
    echo "| rule | held | disagreed | not measured |"
    echo "|---|---|---|---|"
    awk -F'|' '
        function add(list, name) { return (list ? list ", " : "") "[" name "](#" name ")" }
        !($1 in all) { rule[++n] = $1 }
        { all[$1]++ }
        $2 == 0 { held[$1]++ }
        $2 == 1 { against[$1] = add(against[$1], $3) }
        $2 > 1 { lost[$1] = add(lost[$1], $3) }
        END {
            for (i = 1; i <= n; i++) {
                r = rule[i]
                printf "| %s | %d of %d | %s | %s |\n", r, held[r], all[r], against[r] ? against[r] : "-", lost[r] ? lost[r] : "-"
            }
        }' rules.txt
    echo
    echo "Rules of newer GPUs: each has an experiment that goes otherwise without it. *Followed*: more kernels agree with the rule than"
    echo "without it (or as many, and more blocks on the predicted SM); *not followed*: fewer; *makes no difference*: this"
    echo "device's platform predicts the same with and without it."
    echo
    echo "| rule | experiment | predicted with | kernels that agree with it, without | blocks with it, without | device |"
    echo "|---|---|---|---|---|---|"
    awk -F'|' '{ printf "| %s | [%s](#%s) | %s | %s, %s | %s, %s | %s |\n", $1, $2, $2, $3, $4, $5, $6, $7, $8 }' followed.txt
    echo
    while IFS='|' read -r experiment rule about wanted; do
        echo "## $experiment"
        echo
        echo "$about."
        echo
        sed 's/^/    /' "$experiment.yaml"
        echo
        if [ -s "$experiment.svg" ]; then
            echo "![$experiment, predicted above, measured below]($experiment.svg)"
            echo
        fi
        if grep -q '"verdict": "disagrees"' "$experiment.check.json"; then
            disagreement "$experiment"
        fi
    done <experiments.txt
} >>report.md
rm -f experiments.txt random.txt rules.txt followed.txt
echo "$out/report.md: $agreed agreed, $disagreed disagreed, $failed could not be measured; SM order: $kind"
[ $failed = 0 ] && [ $first -le 1 ] || exit 3
[ $disagreed = 0 ]
