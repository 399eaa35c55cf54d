# a list that no line has room for
{
    echo 'platform: {slots: 80}'
    echo 'kernels:'
    for wcet in $(seq 1001 1080); do echo "  - {blocks: 1, wcet: $wcet}"; done
} >k.yaml
gpurta rta k.yaml --trace | tail -n 40 | cut -d '(' -f 30-
