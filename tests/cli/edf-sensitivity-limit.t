-- setup --
# times with denominators of 3,000 bits each: the period with U = 1 has more than the 65,536 bits that a test can hold, and passes
# by those in whole ticks beside it
zeros=$(printf '%0900d' 0)
{ echo 'tasks:'; for i in 1 3 7 9 11 13 17 19 21 23 27 29 31 33 37 39 41 43 47 49 51; do echo "  - {wcet: 1/1${zeros}$i, period: 1, deadline: 1/2}"; done; } >tasks.yaml

-- case table --
$ gpurta edf tasks.yaml --sensitivity | sed -n '/^sensitivity/p; / t21 /p'
sensitivity                                    of           value  
largest wcet                                   t21      ~0.499999  limit reached; not above ~0.500000
smallest period                                t21      ~0.000001  exact
