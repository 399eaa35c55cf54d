printf "kernels:\n  - {name: k, blocks: 2, threads: 1024, wcet: 1}\n" >wide.yaml
GPURTA_FAKE_CUDA=sms=40,first_sm=38 gpurta check wide.yaml --platform device --runs 1 --svg x.svg >o
grep -o ">[a-z]* \(SM [0-9]*\|copy\( [0-9]\)\?\|slots\|[^<]*together[^<]*\)</text>" x.svg | tr -d ">" | sed "s|</text||" | tr "\n" ";"
grep "<title>[^<]*below" x.svg
grep -o "measured copies[^<]*\|[0-9]* of [0-9]* within[^<]*\|predicted blocks[^<]*" x.svg
grep -c "measured launch of" x.svg
