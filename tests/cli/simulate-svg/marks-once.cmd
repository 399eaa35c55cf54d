echo 'platform: {slots: 4}
kernels: [{name: k, blocks: 2, wcet: 1, period: 2}]' >many.yaml
gpurta simulate many.yaml --jobs 20000 --svg k.svg >/dev/null
grep -o "boxes of a lane[^<]*" k.svg
test "$(grep -c . k.svg)" -lt 4000 && echo short
echo 'time_unit: us
tasks: [{name: a, wcet: 1, period: 7}, {name: b, wcet: 9, period: 10007}]' >edf.yaml
gpurta edf edf.yaml --simulate --horizon 1000000 --svg e.svg >/dev/null
grep -o "boxes of a lane[^<]*" e.svg
test "$(grep -c . e.svg)" -lt 6000 && echo short
