# a block may end when it starts, by a coarse clock, and not before
gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
for end in 1644 1643; do
    sed "/\"k1\"/s/\"blocks\": \[\[0, [0-9]*, [0-9]*/\"blocks\": [[0, 1644, $end/" M.json >short.json
    gpurta check kernels.yaml short.json --tolerance 1s | tail -n 1
done
