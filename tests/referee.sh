#!/usr/bin/env bash
# Random campaigns of every analysis against independent models, for so many seconds: each test
# program that tells what it tried (`tried` of support.h) runs again and again, each time with
# another seed. Prints a table of claims and cases; a run that broke a claim is told with the seed
# that replays it, and makes the exit status 1.
#
#   referee.sh TESTS SECONDS [FIRST SEED]
set -u
tests=$1 seconds=$2 seed=${3:-${GPURTA_SEED:-$(date +%s)}}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mapfile -t programs < <(grep -l '\btried(' "$here"/test_*.c | sed 's#.*/##; s#\.c$##')

# rounds WORKER: the programs in turn until the time is over; every worker has seeds of its own
rounds() {
    local round=$1 program own
    while :; do
        for program in "${programs[@]}"; do
            [ $SECONDS -lt "$seconds" ] || return 0
            own=$((seed + round))
            GPURTA_REFEREE=$work/claims.$1 GPURTA_SEED=$own "$tests/$program" >"$work/log.$1" 2>&1 && continue
            echo "BROKEN: GPURTA_SEED=$own $program" | tee -a "$work/broken"
            grep -v '^\[' "$work/log.$1" | tail -n 20
        done
        round=$((round + workers))
        [ "$1" != 0 ] || [ ! -t 2 ] || printf '\r%d of %d s' $SECONDS "$seconds" >&2
    done
}

workers=${GPURTA_TEST_JOBS:-$(nproc)}
for ((worker = 0; worker < workers; worker++)); do rounds $worker & done
wait
[ ! -t 2 ] || printf '\r' >&2
broken=$(cat "$work/broken" 2>/dev/null | wc -l)
cat "$work"/claims.* 2>/dev/null | awk -F'\t' -v seconds="$seconds" -v seed="$seed" '
    { cases[$2] += $1; all += $1 }
    END {
        printf "%14s  %s\n", "cases", "claim (0 exceeded)"
        for (claim in cases) printf "%14d  %s\n", cases[claim], claim | "sort -k2"
        close("sort -k2")
        printf "%14d  in all, %d s, first seed %s\n", all, seconds, seed
        exit !all
    }' || exit 1
echo "$broken runs broke a claim"
[ "$broken" = 0 ]
