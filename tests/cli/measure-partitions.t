-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=platform=v100

-- file two.yaml --
platform: v100
partitions:
  - {name: vision, sms: 8}
  - {name: rest, sms: 24}
streams:
  s1: {partition: vision}
  s2: {partition: rest}
kernels:
  - {name: a, stream: s1, blocks: 32, threads: 1024, wcet: 5}
  - {name: b, stream: s2, blocks: 48, threads: 1024, wcet: 5}
  - {name: c, stream: s1, blocks: 16, threads: 512, wcet: 3, release: 1}

-- case another --
$ gpurta measure two.yaml --runs 1 -o M.json && sed "s/sms: 24/sms: 16/" two.yaml >other.yaml && gpurta check other.yaml M.json
2> M.json:49:282: b has partition_sms 24 here and 16 in the scenario: another scenario?
[2]

-- case check --
$ gpurta measure two.yaml --runs 2 -o M.json
> gpurta check two.yaml M.json
predicted by simulate for v100; measured on Fake v100, 2 repetitions; completions in ms from the scenario's zero
U6 left out: what was recorded found local memory grown (--cold)

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
a              10  10.001372  10.001372  10.001968  0.001372   ~+0.02%    0.30  agrees
b               5   5.004410   5.004410   5.005006  0.004410   ~+0.09%    0.20  agrees
c              13  13.001349  13.001349  13.001946  0.001349   ~+0.02%    0.34  agrees

placement: 192 of 192 blocks (100.00%) ran on the predicted SM
agrees: 3 of 3 within 2%+100us

-- case groups --
$ GPURTA_FAKE_CUDA=platform=v100,sm_group=16 gpurta measure two.yaml
2> gpurta: the driver makes green contexts of 16 SMs and multiples of that, and the sizes of the partitions need groups of 8
[2]

-- case leaky --
$ GPURTA_FAKE_CUDA=platform=v100,leaky=1 gpurta measure two.yaml --runs 1
2> gpurta: partition vision has 8 SMs, but its blocks ran on more
[3]

-- case neighbours-csv --
$ GPURTA_FAKE_CUDA=platform=v100,neighbour=20 gpurta neighbours two.yaml --runs 3 --format csv --tolerance 1001us
name,partition,median_without_ns,median_with_ns,longest_without_ns,longest_with_ns,longer_ns,unsure_ns,change
a,vision,10002176,12001447,10002176,12002252,2000076,7530,longer
b,rest,5002156,6001550,5002156,6001550,999394,7530,unknown
c,vision,12002155,14601445,12002155,14602252,2600097,7530,longer
[1]

-- case neighbours-json --
$ GPURTA_FAKE_CUDA=platform=v100,neighbour=20 gpurta neighbours two.yaml --runs 3 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "neighbours",
  "time_unit": "ms",
  "verdict": "changed",
  "device": "Fake v100",
  "runs": 3,
  "tolerance_ns": 100000,
  "neighbours": [
    {"name": "a", "partition": "vision", "median_without_ns": 10002176, "median_with_ns": 12001447, "longest_without_ns": 10002176, "longest_with_ns": 12002252, "longer_ns": 2000076, "unsure_ns": 7530, "change": "longer"},
    {"name": "b", "partition": "rest", "median_without_ns": 5002156, "median_with_ns": 6001550, "longest_without_ns": 5002156, "longest_with_ns": 6001550, "longer_ns": 999394, "unsure_ns": 7530, "change": "longer"},
    {"name": "c", "partition": "vision", "median_without_ns": 12002155, "median_with_ns": 14601445, "longest_without_ns": 12002155, "longest_with_ns": 14602252, "longer_ns": 2600097, "unsure_ns": 7530, "change": "longer"}
  ],
  "not_seen": "spin kernels read a clock: what caches and memory bandwidth cost is not observed",
  "notes": []
}
[1]

-- case neighbours-longer --
$ GPURTA_FAKE_CUDA=platform=jetson-orin-agx,neighbour=20 gpurta neighbours $EXAMPLES/neighbours.yaml --runs 3
measured with and without the neighbour, on Fake jetson-orin-agx, 3 repetitions each; from launch to completion, in us of the device

kernel  partition  median without       with  longest without       with        by  neighbours
short   left             1002.227   1202.047         1002.227   1202.047   199.820  LONGER
again   left             1002.155   1202.048         1002.155   1202.048   199.893  LONGER
long    right           24001.855  28802.154        24002.250  28802.154  4799.904  LONGER

changed: of 3 kernels 3 longer; tolerance 100us, of the longest of all repetitions
spin kernels read a clock: what caches and memory bandwidth cost is not observed
[1]

-- case neighbours-refused --
$ sed 's/partition: rest/partition: vision/' two.yaml >one.yaml && gpurta neighbours one.yaml
> gpurta neighbours two.yaml --cold; gpurta neighbours two.yaml --tolerance -1; gpurta neighbours two.yaml --tolerance 1e30s
> printf 'tasks: [{name: a, level: high, timeslice: 1, wcet: 1, period: 9}]\n' | gpurta neighbours -
> gpurta neighbours two.yaml --no-such-option
2> gpurta: one.yaml: partitions are compared: give kernels ('kernels' or 'operations') of two at least
2> gpurta: neighbours: unknown option --cold; 'gpurta neighbours --help' lists them
2> gpurta: --tolerance: expected a time of the device, as 100us, found "-1"
2> gpurta: --tolerance: expected a time of the device, as 100us, found "1e30s"
2> gpurta: -: partitions are compared: give kernels ('kernels' or 'operations') of two at least
2> gpurta: neighbours: unknown option --no-such-option; 'gpurta neighbours --help' lists them
[2]

-- case neighbours --
$ GPURTA_FAKE_CUDA=platform=jetson-orin-agx gpurta neighbours $EXAMPLES/neighbours.yaml --runs 3
measured with and without the neighbour, on Fake jetson-orin-agx, 3 repetitions each; from launch to completion, in us of the device

kernel  partition  median without       with  longest without       with      by  neighbours
short   left             1002.227   1001.855         1002.227   1001.855  -0.372  same
again   left             1002.155   1001.854         1002.155   1001.854  -0.301  same
long    right           24001.855  24001.951        24002.250  24001.951  -0.299  same

same: of 3 kernels none is longer or shorter; tolerance 100us, of the longest of all repetitions
spin kernels read a clock: what caches and memory bandwidth cost is not observed

-- case older-driver --
$ gpurta measure two.yaml --driver ${FAKE_CUDA%/*}/fake_cuda_older/libcuda.so.1
2> gpurta: partitions are green contexts, which CUDA drivers have from 12.4 on: this one has no entry point cuDevicePrimaryCtxRetain
[2]

-- case refused --
$ sed 's/{name: rest, sms: 24}/{name: rest, sms: [40, 41, 42]}/' two.yaml >list.yaml && gpurta measure list.yaml
> sed 's/{name: rest, sms: 24}/{name: rest, sms: 80}/' two.yaml >many.yaml && gpurta measure many.yaml
> sed 's/ s2:/ default:/; s/stream: s2/stream: default/' two.yaml >null.yaml && gpurta measure null.yaml
2> gpurta: partition rest lists its SMs, but the driver chooses those of a green context: give their number
2> many.yaml:4:5: partitions[1]: partition rest has 80 SMs, and 72 of the platform's 80 are left
2> null.yaml:10:5: kernels[1]: b: a green context has no default stream: give it another one
[2]
