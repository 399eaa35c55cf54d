#!/usr/bin/env bash
# Tests of the command line by folders. A folder holds input files and cases on them; a case is
#   NAME.cmd      shell lines with one command of gpurta that is tested (the last one that runs);
#                 lines before it prepare, lines after it look at what it wrote
#   NAME.out      expected standard output (absent: none)
#   NAME.err      expected standard error (absent: none)
#   NAME.status   expected exit status of the command (absent: 0)
# and `setup`, if there is one, is run before each case. Every case runs in a copy of its folder,
# several at a time (GPURTA_TEST_JOBS), up to the first that fails where GPURTA_TEST_STOP is set.
# $EXAMPLES is doc/examples.
#
#   run.sh COMMAND [--update] [FOLDER | FOLDER/NAME ...]     --update rewrites out, err and status
set -u
here=$(cd "$(dirname "$0")" && pwd)

# one_case FOLDER/NAME: prints nothing where all is as expected
one_case() {
    number=$((number + 1))
    local folder=${1%/*} work=$batch.$number script=$here/$1.cmd stream good=1 status=none expected
    cp -r "$CASE_RESULTS/input/$folder" "$work"
    [ ! -e "$here/$folder/setup" ] || { script=$work.script; cat "$here/$folder/setup" "$here/$1.cmd" >"$script"; }
    (
        cd "$work" || exit
        export STATUS_FILE=$work.status
        exec timeout 180 bash "$script"
    ) >"$work.out" 2>"$work.err" </dev/null
    [ ! -s "$work.err" ] || sed -i "s#^$script: line [0-9]*: ##" "$work.err"
    [ ! -e "$work.status" ] || read -r status <"$work.status"
    if [ "$update" = 1 ]; then
        for stream in out err; do
            if [ -s "$work.$stream" ]; then cp "$work.$stream" "$here/$1.$stream"; else rm -f "$here/$1.$stream"; fi
        done
        if [ "$status" != 0 ]; then echo "$status" >"$here/$1.status"; else rm -f "$here/$1.status"; fi
    fi
    for stream in out err; do
        expected=$here/$1.$stream
        [ -e "$expected" ] || { [ -s "$work.$stream" ] || continue; expected=/dev/null; }
        cmp -s "$expected" "$work.$stream" ||
            { diff -u --label "$1.$stream expected" --label "$1.$stream found" "$expected" "$work.$stream"; good=0; }
    done
    expected=0
    [ ! -e "$here/$1.status" ] || read -r expected <"$here/$1.status"
    [ "$status" = "$expected" ] || { echo "$1: exit status $status, expected $expected"; good=0; }
    [ $good = 1 ] || { echo "FAILED: $1"; return 1; }
}

if [ "${1:-}" = --one ]; then
    update=$2 batch=$CASE_RESULTS/work.$$ number=0
    shift 2
    for name; do
        report=$CASE_RESULTS/failed.$$.$RANDOM
        if one_case "$name" >"$report" 2>&1; then
            rm "$report"
            echo pass >>"$CASE_RESULTS/passed"
        elif [ -n "${GPURTA_TEST_STOP:-}" ]; then
            exit 255 # no further ones
        fi
    done
    rm -rf "$batch".*
    exit 0
fi

results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
# gpurta by its name, and its exit status kept
mkdir "$results/bin"
cat >"$results/bin/gpurta" <<WRAPPER
#!/bin/sh
"$(realpath "$1")" "\$@"
status=\$?
echo \$status >"\$STATUS_FILE"
exit \$status
WRAPPER
chmod +x "$results/bin/gpurta"
export PATH=$results/bin:$PATH LC_ALL=C.UTF-8 NO_COLOR=1 CASE_RESULTS=$results EXAMPLES=$here/../../doc/examples
shift
update=0
[ "${1:-}" = --update ] && { update=1; shift; }
cd "$here" || exit
[ $# -gt 0 ] || set -- */
cases=$(for name; do if [ -d "$name" ]; then ls "${name%/}"/*.cmd; else echo "$name.cmd"; fi; done | sed 's/\.cmd$//')
printf '%s\n' "$cases" | sed 's#/[^/]*$##' | uniq | while read -r folder; do # what its cases are run on
    mkdir -p "$results/input/$folder"
    find "$folder" -mindepth 1 -maxdepth 1 ! -name '*.cmd' ! -name '*.out' ! -name '*.err' ! -name '*.status' ! -name setup \
        -exec cp -r -t "$results/input/$folder" {} +
done
touch "$results/passed"
printf '%s\n' "$cases" | xargs -P "${GPURTA_TEST_JOBS:-$(nproc)}" -n 4 "$here/run.sh" --one $update
passed=$(wc -l <"$results/passed")
failed=$(($(printf '%s\n' "$cases" | wc -l) - passed))
find "$results" -maxdepth 1 -name 'failed.*' -exec cat {} +
echo "command line: $passed passed, $failed failed"
[ $failed = 0 ] && [ "$passed" -gt 0 ]
