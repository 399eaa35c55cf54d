What a result was made by: "made_by" of every JSON result and certificate, and of a table or CSV with --made-by. Who runs the
command line that stands there, on the same files with the same build, gets the same bytes.

-- setup --
again() { # the command, what a result says of it, and the result of that
    gpurta "$@" >first 2>said
    python3 -c 'import json; print(json.load(open("first"))["made_by"]["command_line"])' >line
    cat line
    bash line >second 2>/dev/null
    cmp first second && echo "the same bytes"
}

-- prepare --
python3 - <<'P'
import json
def event(cat, name, pid, tid, ts, dur, **args):
    return {"ph": "X", "cat": cat, "name": name, "pid": pid, "tid": tid, "ts": ts, "dur": dur, "args": args}
events = []
for i in range(4):
    events += [event("cuda_runtime", "cudaLaunchKernel", 7, 7, 1000 * i, 3, correlation=i + 1),
               event("kernel", "k", 0, 9, 1000 * i + 5, 100, device=0, context=1, stream=9, correlation=i + 1, grid=[4, 1, 1],
                     block=[64, 1, 1], **{"registers per thread": 32, "shared memory": 0}),
               event("cuda_runtime", "cudaStreamSynchronize", 7, 7, 1000 * i + 10, 100, correlation=i + 100)]
json.dump({"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "A100", "computeMajor": 8, "computeMinor": 0, "numSms": 108}],
           "traceEvents": events}, open("profile.json", "w"))
P
cp chains.yaml "the chains' file.yaml"
cp chains.yaml "$(printf 'a\tb.yaml')"

-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}

-- file chains.yaml --
platform: jetson-orin-nano
chains:
  - {name: a, period: 20, steps: [{kernel: k, blocks: 8, threads: 1024, wcet: 2}]}
  - {name: b, period: 30, steps: [{kernel: k, blocks: 4, threads: 1024, wcet: 3}]}

-- case rta --
$ again rta kernels.yaml --json
> grep -c "$(sha256sum <kernels.yaml | cut -d" " -f1)" first
gpurta rta kernels.yaml --json
the same bytes
1

-- case quoted --
$ again bound "the chains' file.yaml" --set 'chains.a.period=40 ms' --search=7 --format json --explain
> grep -o '"options": .*' first
gpurta bound 'the chains'\'' file.yaml' --set 'chains.a.period=40 ms' --search=7 --format json --explain
the same bytes
"options": {"explain": "true", "search": "7", "seed": "1", "limit": "500000000", "tries": "200", "set": ["chains.a.period=40 ms"], "format": "json"},

-- case seed --
$ again bound "the chains' file.yaml" --seed 9 --json
> grep -o '"seed": [0-9]*$' first
gpurta bound 'the chains'\'' file.yaml' --seed 9 --json
the same bytes
"seed": 9

-- case platform --
The platform as it was analysed, whatever the file says.
$ again bound "the chains' file.yaml" --platform jetson-thor --copy-bandwidth 1000 --json
> grep -o '"name": "jetson.*\|"sms": .*\|"copy_bandwidth": .*' first
gpurta bound 'the chains'\'' file.yaml' --platform jetson-thor --copy-bandwidth 1000 --json
the same bytes
"name": "jetson-thor",
"sms": 20,
"copy_bandwidth": 1000,

-- case set --
$ again bound chains.yaml --set 'platform={base: jetson-orin-nano, sms: 4}' --json
> grep -o '"name": "jetson.*\|"sms": .*' first
gpurta bound chains.yaml --set 'platform={base: jetson-orin-nano, sms: 4}' --json
the same bytes
"name": "jetson-orin-nano",
"sms": 4,

-- case standard-input --
$ gpurta rta - --json <kernels.yaml | grep '"inputs"'
    "inputs": [{"file": "<stdin>", "sha256": "e55653498c80de75aad778906a71beef6c7b649297eec1f638b52085b1f0d186"}],

-- case odd-words --
$ again bound "$(printf 'a\tb.yaml')" --json
> true
gpurta bound $'a\x09b.yaml' --json
the same bytes

-- case table --
$ gpurta rta kernels.yaml --made-by | sed '/"platform"/,/}/d'
platform jetson-tx2: 8 slots; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
k1           2     4        0           4         4          1         0               4        15  met

schedulable: 1 of 1 deadlines met by every job; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for k1: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1: taken to use none (key shared_memory)
- no deadline given for k1: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)

gpurta 0.2.0
"made_by": {
  "command_line": "gpurta rta kernels.yaml --made-by",
  "options": {"algorithm": "auto", "limit": "20000000", "made-by": "true"},
  "unconfirmed": "",
  "inputs": [{"file": "kernels.yaml", "sha256": "e55653498c80de75aad778906a71beef6c7b649297eec1f638b52085b1f0d186"}],
  "build": "BUILD",
  "seed": null
}

-- case csv --
Above the heading, in lines with #, as readers of CSV leave them out.
$ gpurta rta kernels.yaml --made-by --csv | sed '/"platform"/,/}/d' | tee first
> sed -n 's/^#   "command_line": "\(.*\)",$/\1/p' first >line
> bash line | sed '/"platform"/,/}/d' | cmp - first && echo "the same bytes"
# gpurta 0.2.0
# "made_by": {
#   "command_line": "gpurta rta kernels.yaml --made-by --csv",
#   "options": {"algorithm": "auto", "limit": "20000000", "format": "csv", "made-by": "true"},
#   "unconfirmed": "",
#   "inputs": [{"file": "kernels.yaml", "sha256": "e55653498c80de75aad778906a71beef6c7b649297eec1f638b52085b1f0d186"}],
#   "build": "BUILD",
#   "seed": null
# }
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
k1,0,4,4,15,true,1,0,4,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1: taken to use none (key shared_memory) | no deadline given for k1: taken to be the period (key deadline) | times without a unit are in ms (key time_unit)"
the same bytes

-- case advise --
$ again advise chains.yaml --trials 3 --json
> gpurta advise chains.yaml --trials 3 --json | grep -c "$(sha256sum <chains.yaml | cut -d" " -f1)"
> sed -n '/"options"/,/}/p' first
gpurta advise chains.yaml --trials 3 --json
the same bytes
1
    "options": {
      "changes": "3",
      "trials": "3",
      "limit": "500000000",
      "format": "json"
    },

-- case certificate --
$ gpurta bound "the chains' file.yaml" --search 0 --certificate c.cert >/dev/null
> grep command_line c.cert
> gpurta verify "the chains' file.yaml" c.cert
    "command_line": "gpurta bound 'the chains'\\'' file.yaml' --search 0 --certificate c.cert",
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked

-- case convert --
A scenario that was made of a profile says of which and how in its first lines; where it is asked to, all of it.
$ gpurta convert profile.json --to chains --margin 20% --made-by 2>/dev/null >first
> python3 -c 'import json; print(json.loads(next(open("first"))[len("x-made_by: "):])["command_line"])' | tee line
> bash line 2>/dev/null | cmp - first && echo "the same bytes"
> head -1 first | grep -c "$(sha256sum <profile.json | cut -d" " -f1)"
> gpurta convert profile.json --to chains --margin 20% 2>/dev/null >second
> sed 1d first | diff - second; sed 2q second
> gpurta bound first >/dev/null; echo $?
> gpurta convert profile.json --to perfetto --made-by
> gpurta convert kernels.yaml --to json --made-by
gpurta convert profile.json --to chains --margin 20% --made-by
the same bytes
1
1c1
< # gpurta 0.2.0, build BUILD: gpurta convert profile.json --to chains --margin 20% --made-by
---
\> # gpurta 0.2.0, build BUILD: gpurta convert profile.json --to chains --margin 20%
# gpurta 0.2.0, build BUILD: gpurta convert profile.json --to chains --margin 20%
# profile.json: SHA-256 577a1e7a54daf49ef0b0e140b78935df1b35aee29c3a770defb5a999dbfea3a6
0
2> gpurta: --made-by: is for --to scenario, chains and resident
2> gpurta: convert: --made-by is for profiles
[2]

-- case report --
A page says how it was made, and who does the same gets the same page.
$ gpurta report chains.yaml --search 7 --set 'chains.a.period=25 ms' -o page.html
> cp page.html first.html
> sed -n 's/.*This page: <code>\(.*\)<\/code>.*/\1/p' page.html | sed "s/&quot;/\"/g" | tee line
> bash line 2>/dev/null
> cmp first.html page.html && echo "the same bytes"
> grep -o '<code>gpurta bound[^<]*' page.html
gpurta report chains.yaml --search 7 --set 'chains.a.period=25 ms' -o page.html
the same bytes
<code>gpurta bound --limit=500000000 --search=7 '--set=chains.a.period=25 ms' chains.yaml
<code>gpurta bound --svg=- --limit=500000000 --search=7 '--set=chains.a.period=25 ms' chains.yaml
<code>gpurta bound --sensitivity --limit=200000000 --search=7 '--set=chains.a.period=25 ms' chains.yaml
<code>gpurta bound --explain --limit=500000000 --search=7 '--set=chains.a.period=25 ms' chains.yaml
2> chains.yaml: note: changed by --set chains.a.period=25 ms

-- case sweep --
A sweep says the command that counts the same, however it was counted: shards that are merged are the bytes of one run
$ printf '%s\n' 'sweep:' '  sets: 2' '  seed: 7' '  tasks: 2' '  utilization: [1/2, 1]' '  period: {from: 10, to: 20}' '  curves: [{analysis: edf}]' >design.yaml
> gpurta sweep design.yaml --json -o one.json
> for k in 1 2; do gpurta sweep design.yaml --shard $k/2 --threads 1 -o part$k.json; done; grep command_line part2.json
> gpurta sweep --merge part1.json part2.json --json -o all.json && cmp one.json all.json && echo same bytes
> gpurta sweep --merge part1.json part2.json --json | sed -n '/made_by/,$p' | grep -v '"build"\|sha256'
> gpurta sweep design.yaml --set sweep.sets=4 --json -o one.json
> for k in 1 2; do gpurta sweep design.yaml --set sweep.sets=4 --shard $k/2 -o p$k.json; done; gpurta sweep --merge p?.json --json -o all.json; cmp one.json all.json && grep -c changed all.json
> gpurta sweep --merge part1.json part2.json --csv --made-by | sed -n '/command_line/p; /"file"/p'
> cp part1.json old.json; $(sed -n 's/.*"command_line": "\(.*\)",/\1/p' part1.json) >part1.json; cmp part1.json old.json && echo the same part
> sed 's/"build": "/&x/' part2.json >other.json; gpurta sweep --merge part1.json other.json; gpurta sweep design.yaml --shard 2/2 --resume -o other.json
> sed 's/"made_by": {/"made_by": {"options": 1, "x": {/; $s/$/}/' part2.json >other.json; gpurta sweep --merge part1.json other.json
> gpurta sweep design.yaml --made-by | sed '/"inputs"/,/]/d'
> gpurta sweep design.yaml --made-by --csv | sed '/"inputs"/,/]/d'
    "command_line": "gpurta sweep design.yaml --shard=2/2 --format=json",
same bytes
  "made_by": {
    "command_line": "gpurta sweep design.yaml --format=json",
    "options": {
      "format": "json"
    },
    "platform": null,
    "unconfirmed": null,
    "inputs": [
      {
        "file": "design.yaml",
      }
    ],
    "seed": 7
  }
}
1
#   "command_line": "gpurta sweep design.yaml --format=csv",
#       "file": "design.yaml",
the same part
seed 7; times in ms; sets that each curve accepts

utilization  sets     edf
        0.5     2  100.0%
        1.0     2  100.0%

weighted schedulability:
  edf: 100.0%

assumptions:
- no job takes longer than its wcet, and nothing else uses the GPU
- edf: releases are at least a period apart
- edf: a task takes the whole GPU while it runs
- edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline
- edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss
- preemptions and switches cost nothing in edf (key overhead)

gpurta 0.2.0
"made_by": {
  "command_line": "gpurta sweep design.yaml --made-by",
  "options": {
    "made-by": "true"
  },
  "platform": null,
  "unconfirmed": null,
  "build": "BUILD",
  "seed": 7
}
# gpurta 0.2.0
# "made_by": {
#   "command_line": "gpurta sweep design.yaml --made-by --csv",
#   "options": {
#     "format": "csv",
#     "made-by": "true"
#   },
#   "platform": null,
#   "unconfirmed": null,
#   "build": "BUILD",
#   "seed": 7
# }
# gpurta 0.2.0 sweep; design 8f28c8edb02b3cb5; seed 7; shard 1/1
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/2,edf,2,2,0,1,1,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
1,edf,2,2,0,2,2,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
2> design.yaml: note: changed by --set sweep.sets=4
2> design.yaml: note: changed by --set sweep.sets=4
2> design.yaml: note: changed by --set sweep.sets=4
2> gpurta: other.json: of another build than part1.json
2> gpurta: --resume: other.json was counted by another build
2> other.json:42:14: made_by: expected what gpurta sweep wrote there

-- case profile --
The profile's digest, where a tool has read it.
$ for of in "resident profile.json --group g=k" "occupancy profile.json"; do again $of --json; grep -c "$(sha256sum <profile.json | cut -d" " -f1)" first; done
> again check profile.json --json; grep -c "$(sha256sum <profile.json | cut -d" " -f1)" first
> gpurta report profile.json -o page.html && grep -c "$(sha256sum <profile.json | cut -d" " -f1)" page.html
> printf 'threads,registers,shared_memory\n' | gpurta occupancy --platform jetson-tx2 --batch - --made-by
gpurta resident profile.json --group g=k --json
the same bytes
1
gpurta occupancy profile.json --json
the same bytes
1
gpurta check profile.json --json
the same bytes
1
1
2> gpurta: --batch: --made-by is not for it: its lines are answered as they are read
[2]

-- case verify --
Which scenario and which certificate.
$ gpurta rta kernels.yaml --certificate c.cert >/dev/null
> again verify kernels.yaml c.cert --json
> grep -c "$(sha256sum <c.cert | cut -d" " -f1)" first
gpurta verify kernels.yaml c.cert --json
the same bytes
1

-- case csv-says-what-was-asked --
Without --made-by too: the assumptions of a CSV end with what was changed, also of the platform.
$ for command in rta bound occupancy; do gpurta $command kernels.yaml --platform jetson-thor --set kernels.k1.blocks=3 --csv 2>/dev/null | sed -n '2s/.* | changed/changed/p'; done
> gpurta rta kernels.yaml --slots 4 --ignore tasks --csv | sed -n '2s/.* | left out/left out/p'
changed, as asked: kernels.k1.blocks=3 | as asked: --platform jetson-thor"
changed, as asked: kernels.k1.blocks=3 | as asked: --platform jetson-thor"
changed, as asked: kernels.k1.blocks=3 | as asked: --platform jetson-thor"
left out, as asked: tasks | as asked: --slots 4"

-- case occupancy-of-a-file --
$ gpurta occupancy kernels.yaml --set platform.sms=1 --json | sed -n '/"platform": {/,/"sms"/p'
    "platform": {
      "name": "jetson-tx2",
      "compute_capability": "6.2",
      "sms": 1,
2> kernels.yaml: note: changed by --set platform.sms=1
