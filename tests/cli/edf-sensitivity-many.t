-- setup --
# 400 tasks whose periods share no factor: the common factor of a question is long
{ echo 'tasks:'; for i in $(seq 1 400); do echo "  - {wcet: 2, period: $((100000 + i * 37)), deadline: $((90000 + i * 31))}"; done; } >tasks.yaml

-- case limit --
$ gpurta edf tasks.yaml --sensitivity --limit 100000 | sed '/^assumptions/,$d' | tail -2
the limit was reached: 801 more questions were not asked; --limit N allows more

