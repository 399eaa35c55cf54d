gpurta convert one.json -o run.yaml 2>/dev/null
profile eval 'three; kernel b 300000 300005 10' >odd.json
gpurta check run.yaml odd.json
sed 's/kernel: "a"/kernel: "c"/' run.yaml >other.yaml
gpurta check other.yaml one.json
head -c 900 one.json >cut.json
gpurta check run.yaml cut.json
profile true >nothing.json
gpurta check run.yaml nothing.json
gpurta check run.yaml one.json --runs 3
