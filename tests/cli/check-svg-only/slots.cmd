gpurta check kernels.yaml --slots 8 --runs 1 --svg x.svg >o
grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
grep "<title>[^<]*below" x.svg
grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
grep -c "measured launch of" x.svg
