#!/usr/bin/env bash
# Compiles the proofs into DIR and prints every theorem with what it assumes; anything beyond its
# stated hypotheses (an axiom, an admitted lemma) is an error.
#
#   check.sh DIR
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
cp "$here"/*.v .
status=0
for file in *.v; do
    name=${file%.v}
    [ "$name" != assumptions ] || continue
    coqc -Q . gpurta "$file"
    {
        echo "Require Import gpurta.$name."
        sed -nE 's/^(Theorem|Example) ([a-z0-9_]*) *.*/Print Assumptions \2./p' "$file"
    } >assumptions.v
    theorems=$(grep -c '^Print' assumptions.v)
    coqc -Q . gpurta assumptions.v >assumptions.out
    closed=$(grep -c '^Closed under the global context$' assumptions.out || true)
    sed -n "s/^Print Assumptions \(.*\)\.$/$name.\1/p" assumptions.v | while read -r theorem; do
        printf '%-32s %s\n' "$theorem" 'no axioms'
    done >theorems.out
    if [ "$closed" = "$theorems" ] && [ "$theorems" -gt 0 ]; then
        cat theorems.out
    else
        echo "$file: $theorems theorems, $closed without axioms:"
        cat assumptions.out
        status=1
    fi
done
rm -f assumptions.v
exit $status
