printf "operations:\n  - {kernel: k, blocks: 1, threads: 32, wcet: 1, stream: s}\n  - {copy: c, bytes: 10000000, stream: s}\n  - {copy: e, bytes: 10000000}\n" >copies.yaml
gpurta check copies.yaml --platform tx2 --copy-bandwidth 10000000000 --runs 1 --svg x.svg >o
grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
grep "<title>[^<]*below" x.svg
grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
grep -c "measured launch of" x.svg
grep "<title>[ce]," x.svg | sed "s/.*<title>//"
