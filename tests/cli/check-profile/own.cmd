gpurta convert one.json -o run.yaml 2>/dev/null
gpurta check run.yaml one.json
