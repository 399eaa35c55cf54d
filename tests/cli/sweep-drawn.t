Sets that a function of the user's own draws: chains with CPUs, which bound and observed judge.

-- file sets.py --
from fractions import Fraction

import shares


def draw(random, parameters):
    chains = []
    for share in shares.of(random, parameters):
        period = random.between(20, 100)
        work = Fraction(share * period, 100)
        chains.append({"name": "c%d" % len(chains), "period": period, "cpu": "cpu0", "priority": 200 - period,
                       "overlap": "serial", "wait": "busy" if random.log(1, 3) == 1 else "suspend",
                       "steps": [{"host": "before", "wcet": work / 2},
                                 {"kernel": "k", "blocks": 4, "threads": 256, "wcet": work / 2, "after": ["before"]}]})
    return {"cpus": [{"name": "cpu0"}], "streams": {"s": {"priority": "high"}}, "chains": chains,
            "paths": [{"name": "p", "through": ["c0", "c1"]}], "x-shares": 3}


def owners(random, parameters):
    drawn = draw(random, parameters)
    for n, chain in enumerate(drawn["chains"]):
        chain.update(context="g%d" % n, overlap="pipelined", wait="suspend")
    contexts = [{"name": chain["context"], "priority": chain["priority"] * 9 + n} for n, chain in enumerate(drawn["chains"])]
    return dict(drawn, contexts=contexts, runlist={"policy": "priority", "switch_cost": Fraction(1, 10)})


def half(drawn):
    assert drawn.tasks["x-shares"] == 3 and sorted(drawn.parameters) == ["chains", "load"]
    return sum(step["wcet"] / chain["period"] for chain in drawn.tasks["chains"] for step in chain["steps"]) <= Fraction(1, 2)


def misspelt(random, parameters):
    return {"chains": [{"name": "a", "periode": 3, "steps": []}]}


def nothing(random, parameters):
    return {"chain": []}


def numbers(random, parameters):
    return [random.between(1, 6)]


def raises(random, parameters):
    return parameters["lode"]

-- file shares.py --
def of(random, parameters):
    return random.divide(int(parameters["load"]), int(parameters["chains"]))

-- file design.yaml --
platform: {slots: 4}
sweep:
  title: chains
  sets: 40
  generator: "sets.py:draw"
  parameters: {chains: 3, load: {from: 30, to: 120, step: 30}}
  curves:
    - {analysis: bound, search: 0}
    - {analysis: observed, search: 5}
    - {python: "sets.py:half"}

-- file wrong.yaml --
platform: {slots: 4}
sweep:
  sets: 40
  generator: "sets.py"
  parameters: {tasks: 3, "a b": 2, load: [1, 2], empty: -1}
  period: {list: [3]}
  curves: [{analysis: edf}]

-- file beside.yaml --
sweep:
  sets: 40
  generator: "sets.py:draw"
  parameters: {load: [1, 2]}
  period: {list: [3]}
  blocks: 3
  curves: [{analysis: edf}, {analysis: bound}]

-- file empty.yaml --
platform: {slots: 4}
sweep: {sets: 4, generator: "sets.py:draw", parameters: {}, curves: [{analysis: bound}]}

-- file plain.yaml --
sweep: {sets: 4, tasks: 3, utilization: [0.1, 0.2], period: {list: [8]}, parameters: {load: 3}, curves: [{analysis: edf}]}

-- case curves --
$ gpurta sweep design.yaml
chains: seed 1; times in ms; sets that each curve accepts

load  sets  bound  observed    half
  30    40  97.5%    100.0%  100.0%
  60    40  57.5%     97.5%    0.0%
  90    40  15.0%     95.0%    0.0%
 120    40   0.0%     27.5%    0.0%

unknown, which counts as not accepted:
  bound: 92 of 160 sets

assumptions (4 slots):
- no job takes longer than its wcet, and nothing else uses the GPU
- bound: releases are at least a period apart
- observed: simulated runs, each one behaviour: what they accept may miss a deadline
- bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say
- blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform
- bound: unknown are sets with a bound above its deadline, or none
- curves that are functions assume what their files say
- bound, observed: keys that a drawn set does not give are taken as in a scenario: a jitter of 0, deadlines as the periods
- bound, observed: where a drawn set has CPUs, each runs its host steps by preemptive fixed priorities, those of one priority in any order, and nothing else runs on it at these priorities or above
- bound, observed: where a drawn set has several contexts, they are switched at any instant, as its runlist or servers say

-- case threads --
$ gpurta sweep design.yaml --threads 2 --format csv -o 2.csv
> gpurta sweep design.yaml --threads 1 --format csv -o 1.csv
> cmp 1.csv 2.csv && wc -l <1.csv
14

-- case shards --
$ for k in 1 2 3; do gpurta sweep design.yaml --shard $k/3 -o part$k.json; done
> gpurta sweep --merge part*.json
chains: seed 1; times in ms; sets that each curve accepts

load  sets  bound  observed    half
  30    40  97.5%    100.0%  100.0%
  60    40  57.5%     97.5%    0.0%
  90    40  15.0%     95.0%    0.0%
 120    40   0.0%     27.5%    0.0%

unknown, which counts as not accepted:
  bound: 92 of 160 sets

assumptions (4 slots):
- no job takes longer than its wcet, and nothing else uses the GPU
- bound: releases are at least a period apart
- observed: simulated runs, each one behaviour: what they accept may miss a deadline
- bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say
- blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform
- bound: unknown are sets with a bound above its deadline, or none
- curves that are functions assume what their files say
- bound, observed: keys that a drawn set does not give are taken as in a scenario: a jitter of 0, deadlines as the periods
- bound, observed: where a drawn set has CPUs, each runs its host steps by preemptive fixed priorities, those of one priority in any order, and nothing else runs on it at these priorities or above
- bound, observed: where a drawn set has several contexts, they are switched at any instant, as its runlist or servers say

-- case import-changed --
$ gpurta sweep design.yaml --shard 1/2 -o 1.json
> echo "# another file, other counts" >>shares.py
> gpurta sweep design.yaml --shard 2/2 -o 2.json
> gpurta sweep --merge 1.json 2.json
2> gpurta: 2.json: of another design than 1.json
[2]

-- case by-priority --
Pipelines on a CPU whose contexts share the GPU by priority, after GCAPS.
$ sed 's/sets.py:draw/sets.py:owners/' design.yaml >owners.yaml; gpurta sweep owners.yaml
chains: seed 1; times in ms; sets that each curve accepts

load  sets   bound  observed    half
  30    40  100.0%    100.0%  100.0%
  60    40  100.0%    100.0%    0.0%
  90    40   80.0%    100.0%    0.0%
 120    40    7.5%     55.0%    0.0%

unknown, which counts as not accepted:
  bound: 45 of 160 sets

assumptions (4 slots):
- no job takes longer than its wcet, and nothing else uses the GPU
- bound: releases are at least a period apart
- observed: simulated runs, each one behaviour: what they accept may miss a deadline
- bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say
- blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform
- bound: unknown are sets with a bound above its deadline, or none
- curves that are functions assume what their files say
- bound, observed: keys that a drawn set does not give are taken as in a scenario: a jitter of 0, deadlines as the periods
- bound, observed: where a drawn set has CPUs, each runs its host steps by preemptive fixed priorities, those of one priority in any order, and nothing else runs on it at these priorities or above
- bound, observed: where a drawn set has several contexts, they are switched at any instant, as its runlist or servers say

-- case dump --
$ gpurta sweep design.yaml --dump-sets sets.txt
> head -n 1 sets.txt
{"point": 0, "set": 0, "time_unit": "ms", "axes": {"load": "30"}, "drawn": {"cpus": [{"name": "cpu0"}], "streams": {"s": {"priority": "high"}}, "chains": [{"name": "c0", "period": 73, "cpu": "cpu0", "priority": 127, "overlap": "serial", "wait": "suspend", "steps": [{"host": "before", "wcet": "803/100"}, {"kernel": "k", "blocks": 4, "threads": 256, "wcet": "803/100", "after": ["before"]}]}, {"name": "c1", "period": 24, "cpu": "cpu0", "priority": 176, "overlap": "serial", "wait": "suspend", "steps": [{"host": "before", "wcet": "12/25"}, {"kernel": "k", "blocks": 4, "threads": 256, "wcet": "12/25", "after": ["before"]}]}, {"name": "c2", "period": 41, "cpu": "cpu0", "priority": 159, "overlap": "serial", "wait": "busy", "steps": [{"host": "before", "wcet": "41/50"}, {"kernel": "k", "blocks": 4, "threads": 256, "wcet": "41/50", "after": ["before"]}]}], "paths": [{"name": "p", "through": ["c0", "c1"]}], "x-shares": 3}}

-- case wrong --
$ gpurta sweep wrong.yaml
2> wrong.yaml:3:3: sweep: key "tasks" is missing
2> wrong.yaml:4:14: sweep.generator: expected uunifast, uunifast-discard, fixed-sum or lattice, found the text "sets.py"
2> wrong.yaml:5:16: sweep.parameters: expected a name of letters, digits and "_" that nothing else has, found "tasks"
2> wrong.yaml:5:26: sweep.parameters: expected a name of letters, digits and "_" that nothing else has, found "a b"
2> wrong.yaml:5:57: sweep.parameters.empty: expected a number of 0 or more, found "-1"
[2]

-- case beside --
$ gpurta sweep beside.yaml
2> beside.yaml:5:11: sweep: period: the function sets.py:draw draws the sets, with parameters of its own
2> beside.yaml:6:11: sweep: blocks: the function sets.py:draw draws the sets, with parameters of its own
[2]

-- case empty --
$ gpurta sweep empty.yaml
2> empty.yaml:2:57: sweep.parameters: expected a mapping from names to numbers, at least one
[2]

-- case no-axis --
$ sed 's/load: {.*/load: 40}/' design.yaml | gpurta sweep -
2> <stdin>:3:3: sweep: expected a parameter with several values, as in "parameters: {load: {from: 40, to: 100, step: 10}}", or with one in a list, [40]
[2]

-- case plain --
$ gpurta sweep plain.yaml
2> plain.yaml:1:86: sweep: parameters: only a function that draws the sets (generator: FILE:FUNCTION) takes them
[2]

-- case misspelt --
$ sed -i '/half/d; s/:draw/:misspelt/' design.yaml; gpurta sweep design.yaml
2> gpurta: sweep: bound: point 0, set 0: ValueError: no key "periode" in chains; did you mean "period"?
[2]

-- case no-section --
$ sed -i '/half/d; s/:draw/:nothing/' design.yaml; gpurta sweep design.yaml
2> gpurta: sweep: bound: point 0, set 0: ValueError: a set without "chains" has no bound
[2]

-- case no-scenario --
$ sed -i '/half/d; s/:draw/:numbers/' design.yaml; gpurta sweep design.yaml
2> gpurta: sweep: bound: point 0, set 0: ValueError: a set without "chains" has no bound
[2]

-- case raises --
$ sed -i 's/:draw/:raises/' design.yaml; gpurta sweep design.yaml
2> gpurta: sweep: sets.py:raises: point 0, set 0: KeyError: 'lode' (sets.py:45)
[2]

-- case certificate --
$ gpurta sweep design.yaml --certificate c.json
2> gpurta: sweep: --certificate: no certificate speaks of sets that a function draws
[2]
