#!/usr/bin/env bash
# Tests of the command line by folders. A case is a folder with
#   cmd      one line of shell, run in a copy of the folder; $GPURTA is the command
#   out      expected standard output (absent: none)
#   err      expected standard error (absent: none)
#   status   expected exit status (absent: 0)
#   *        anything else that cmd reads
# Files that cmd writes are shown by cmd itself (cat).
#
#   run.sh COMMAND [--update] [CASE ...]     --update rewrites out, err and status
set -u
here=$(cd "$(dirname "$0")" && pwd)
# by a name without spaces, so that cases need no quotes
link=$(mktemp -d)
trap 'rm -rf "$link"' EXIT
ln -s "$(realpath "$1")" "$link/gpurta"
GPURTA=$link/gpurta
export GPURTA LC_ALL=C.UTF-8 NO_COLOR=1
shift
update=0
[ "${1:-}" = --update ] && { update=1; shift; }
[ $# -gt 0 ] || set -- $(cd "$here" && ls -d */)
passed=0 failed=0
for case in "$@"; do
    case=${case%/}
    work=$(mktemp -d)
    cp -r "$here/$case/." "$work"
    rm -f "$work/out" "$work/err" "$work/status"
    (cd "$work" && timeout 180 bash -c "$(cat cmd)") >"$work.out" 2>"$work.err" </dev/null
    status=$?
    if [ $update = 1 ]; then
        for stream in out err; do
            if [ -s "$work.$stream" ]; then cp "$work.$stream" "$here/$case/$stream"; else rm -f "$here/$case/$stream"; fi
        done
        if [ $status != 0 ]; then echo $status >"$here/$case/status"; else rm -f "$here/$case/status"; fi
    fi
    good=1
    for stream in out err; do
        expected="$here/$case/$stream"
        [ -e "$expected" ] || expected=/dev/null
        diff -u --label "$case/$stream expected" --label "$case/$stream found" "$expected" "$work.$stream" || good=0
    done
    expected=0
    [ -e "$here/$case/status" ] && expected=$(cat "$here/$case/status")
    [ "$status" = "$expected" ] || { echo "$case: exit status $status, expected $expected"; good=0; }
    if [ $good = 1 ]; then passed=$((passed + 1)); else echo "FAILED: $case"; failed=$((failed + 1)); fi
    rm -rf "$work" "$work.out" "$work.err"
done
echo "command line: $passed passed, $failed failed"
[ $failed = 0 ] && [ $passed -gt 0 ]
