sed "/copy/d" operations.yaml >k.yaml
gpurta measure k.yaml --runs 1 --scale 10 -o K.json
grep -o "\"scale\": [0-9]*\|\"wcet\": [^,]*" K.json
gpurta check k.yaml K.json >o.txt
