-- setup --
# times with common denominators of 3,000 bits each: the analysis can hold them, a search cannot
zeros=$(printf '%0900d' 0)
{ echo 'tasks:'; for i in 1 3 7 9 11 13 17 19 21 23 27 29 31 33 37 39 41 43 47 49 51; do echo "  - {wcet: 1/1${zeros}$i, period: 1, deadline: 1/2}"; done; } >tasks.yaml

-- case json --
$ gpurta edf tasks.yaml --sensitivity --format json
2> gpurta: the common denominator of all times has more than 65536 bits
[2]

-- case table --
$ gpurta edf tasks.yaml --sensitivity
2> gpurta: the common denominator of all times has more than 65536 bits
[2]
