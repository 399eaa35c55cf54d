gpurta convert one.json -o run.yaml 2>/dev/null
gpurta check run.yaml three.json --tolerance 1us
gpurta check run.yaml three.json --format csv | cut -d, -f1-8
gpurta check run.yaml three.json --format json | sed -n '/"kernels"/,$p' | cut -c1-120
