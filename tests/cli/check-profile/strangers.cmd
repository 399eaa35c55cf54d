gpurta convert one.json -o run.yaml 2>/dev/null
grep -v 'copy: ' run.yaml > part.yaml
gpurta check part.yaml three.json
