#!/usr/bin/env bash
# Who may include whom: a folder sees folders of a lower level only, and nobody looks upwards.
# The level of a folder is its line here; what stands in brackets is all that it may see besides
# itself and the public headers (without brackets: every lower level). And how long a file, a
# function and a folder may be.
#
#   direction.sh [TOP]
set -u
top=${1:-$(cd "$(dirname "$0")/.." && pwd)}
house=$(mktemp)
cat >"$house" <<'HOUSE'
0  base
1  number
2  model
2  generate         base number
3  gpu              base number model
3  blocked          base number model
3  supply           base number model
4  rta
4  edf
4  runlist
4  resident
4  simulate
4  system           base number model blocked supply
5  search           base number model gpu blocked supply system
6  bound
7  batch
7  partition
7  cuda             base
7  cli/base         base
8  cli/scenario     base cli/base
8  cli/draw         base cli/base
9  cli/import       base cli/base cli/scenario
9  cli/measurement  base cli/base cli/scenario
9  cli/sweep        base cli/base cli/scenario
10  cli/command     base cli/base cli/scenario cli/draw cli/import cli/measurement cli/sweep
HOUSE
trap 'rm -f "$house"' EXIT
cd "$top/src" || exit 1
find . -name '*.[ch]' -o -name '*.def' | sed 's#^\./##' | sort | xargs grep -Hn '^ *# *include *"' |
    awk -v house="$house" '
    function folder(path) { sub("/[^/]*$", "", path); return path }
    BEGIN {
        while ((getline line < house) > 0) {
            n = split(line, word, " +")
            level[word[2]] = word[1]
            for (i = 3; i <= n; i++) allowed[word[2] "," word[i]] = 1
            limited[word[2]] = n > 2
        }
    }
    {
        split($0, part, ":")
        from = part[1]
        name = $0
        sub(/^[^"]*"/, "", name)
        sub(/".*/, "", name)
        a = folder(from)
        b = folder(name)
        if (name ~ /(_ptx|_json|build_id)\.h$/) next # made by CMake
        if (!(a in level)) { print from ": its folder " a " has no level in tests/direction.sh"; bad = 1; next }
        if (name !~ /\// || !(b in level)) { print from ":" part[2] ": \"" name "\": name a header by its folder, as in \"base/fail.h\""; bad = 1; next }
        arrows++
        edge[from] = edge[from] " " name
        file[from] = file[name] = 1
        if (a == b) next
        if (level[b] >= level[a]) { print from " (level " level[a] ") includes " name " (level " level[b] ")"; bad = 1 }
        else if (limited[a] && !((a "," b) in allowed)) { print from " (level " level[a] ") includes " name " (level " level[b] "), which " a " may not see"; bad = 1 }
    }
    END {
        if (!arrows) { print "no include was read"; bad = 1 }
        # what includes nothing that is left goes, and what nothing that is left includes; what stays
        # stands on a circle
        do {
            gone = 0
            split("", included)
            for (f in file) {
                n = split(edge[f], observed, " ")
                for (i = 1; i <= n; i++) included[observed[i]] = 1
            }
            for (f in file) {
                n = split(edge[f], observed, " ")
                for (i = 1; i <= n && !(observed[i] in file); i++) ;
                if (i > n || !(f in included)) { delete file[f]; gone++ }
            }
        } while (gone)
        for (f in file) { print f " stands on a circle of includes:" edge[f]; bad = 1 }
        exit bad
    }'
status=$?

# A file is one matter, a function one thought.
find . -name '*.[ch]' -exec awk '
    FNR == 1 { begin = 0 }
    FNR == 701 { print FILENAME " has more than 700 lines"; bad = 1 }
    /^\{$/ { begin = FNR }
    /^\}$/ && begin { if (FNR - begin > 99) { print FILENAME ":" begin ": a function of more than 100 lines"; bad = 1 } begin = 0 }
    END { exit bad }' {} + || status=1

# The budget: lines that a folder may have, its tables (.def) included. It is lowered as the house gets
# smaller; who needs more raises it here and says why in the commit.
while read -r lines folder; do
    found=$(cat "$folder"/*.c "$folder"/*.h "$folder"/*.def 2>/dev/null | wc -l)
    [ "$found" -le "$lines" ] || { echo "$folder has $found lines, its budget is $lines"; status=1; }
done <<'BUDGET'
 1814  base
 1523  number
 9027  model
  561  generate
  828  gpu
 1217  blocked
  692  supply
 1130  system
 3958  search
 3268  rta
 4671  edf
 3129  runlist
 2849  simulate
 3398  resident
 7821  bound
 2010  batch
 1737  partition
 3466  cuda
 4688  cli/base
 4488  cli/scenario
 2647  cli/draw
 1192  cli/import
 2582  cli/measurement
   83  cli/sweep
18721  cli/command
BUDGET
exit $status
