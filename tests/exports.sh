#!/usr/bin/env bash
# A library exports what its list names, and nothing else: exports.txt, exports-cuda.txt.
#   exports.sh LIBRARY [--update]
set -eu
list=$(cd "$(dirname "$0")" && pwd)/exports.txt
case ${1##*/} in *gpurta-cuda*) list=${list%.txt}-cuda.txt ;; esac
names() { "${NM:-nm}" -D --defined-only "$1" | awk '$2 ~ /[TDBR]/ { print $3 }' | grep -v '^_\(init\|fini\)$' | LC_ALL=C sort; }
if [ "${2:-}" = --update ]; then names "$1" >"$list"; fi
diff -u "$list" <(names "$1")
echo "$(wc -l <"$list") exported names"
