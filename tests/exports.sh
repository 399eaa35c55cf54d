#!/usr/bin/env bash
# The library exports what exports.txt lists, and nothing else.
#   exports.sh LIBRARY [--update]
set -eu
list=$(cd "$(dirname "$0")" && pwd)/exports.txt
names() { "${NM:-nm}" -D --defined-only "$1" | awk '$2 ~ /[TDBR]/ { print $3 }' | grep -v '^_\(init\|fini\)$' | LC_ALL=C sort; }
if [ "${2:-}" = --update ]; then names "$1" >"$list"; fi
diff -u "$list" <(names "$1")
echo "$(wc -l <"$list") exported names"
