#!/usr/bin/env bash
# Every public header compiles alone, as C11 and (where a C++ compiler is) as C++11.
#   headers.sh C_COMPILER GMP_INCLUDE_DIR
set -eu
include=$(cd "$(dirname "$0")/../include" && pwd)
n=0
for header in "$include"/gpurta/*.h; do
    line="#include <gpurta/$(basename "$header")>"
    echo "$line" | "$1" -std=c11 -Wall -Wextra -Wpedantic -Werror -I"$include" -isystem "$2" -fsyntax-only -x c -
    if command -v c++ >/dev/null; then
        echo "$line" | c++ -std=c++11 -Wall -Wextra -Wpedantic -Werror -I"$include" -isystem "$2" -fsyntax-only -x c++ -
    fi
    n=$((n + 1))
done
command -v c++ >/dev/null || echo "no C++ compiler: not tried as C++"
echo "$n headers compile alone"
[ $n -gt 0 ]
