A curve that is the user's own function, and sets that are written.

-- file curves.py --
def density(drawn):
    """Sufficient for EDF: the sum of C / D is at most 1."""
    return sum(task.wcet / task.deadline for task in drawn.tasks) <= 1


def half(drawn):
    """Says nothing of every other set, and shows what a set has."""
    assert sum(task.wcet / task.period for task in drawn.tasks) == drawn.utilization
    assert str(drawn.parameters["overhead"]) == "1/4" and all(task.level == "high" for task in drawn.tasks)
    return None if drawn.number % 2 else drawn.point == 0


def density_of(drawn):
    return sum(task.wcet / task.deadline for task in drawn.tasks) <= drawn.parameters["limit_u"]


def wrong(drawn):
    return drawn.number


def raises(drawn):
    return drawn.tasks[3]

-- file design.yaml --
time_unit: ms
sweep:
  sets: 40
  seed: 3
  tasks: 3
  utilization: [0.5, 0.75, 1]
  period: {from: 16, to: 64, grain: 1}
  deadline: {from: 3/4, to: 1}
  grain: 1/100
  curves:
    - {analysis: edf}
    - {name: density, python: "curves.py:density"}
    - {python: "curves.py:half", overhead: 0.25}

-- file kernels.yaml --
platform: jetson-tx2
sweep:
  sets: 2
  tasks: [2, 3]
  utilization: 0.3
  grain: 1/10
  period: {list: [20, 40]}
  blocks: {from: 1, to: 8}
  threads: 256
  template: [{context: a}, {context: b}]
  contexts: [{name: a, level: high, timeslice: 2}, {name: b, level: low, timeslice: 1}]
  switch_cost: 0.05
  curves: [{analysis: bound}]

-- file servers.yaml --
sweep:
  sets: 4
  tasks: [1, 2]
  utilization: 0.5
  grain: 1/10
  period: {from: 10, to: 20, grain: 1}
  template: [{level: medium, timeslice: 2, server: s}, {server: {budget: 1, period: 1/2}}]
  servers: [{name: s, budget: 3, period: 10}]
  curves: [{analysis: edf}]

-- case both --
$ sed -i 's/curves.py:half/curves/; s/analysis: edf/analysis: edf, python: "curves.py:half"/' design.yaml
> gpurta sweep design.yaml
2> design.yaml:11:31: sweep.curves[0]: python: goes not together with analysis
2> design.yaml:13:16: sweep.curves[2].python: expected FILE:FUNCTION, found "curves"
[2]

-- case changed --
$ gpurta sweep design.yaml --shard 1/2 -o 1.json
> echo "# another file, other counts" >>curves.py
> gpurta sweep design.yaml --shard 2/2 -o 2.json
> gpurta sweep --merge 1.json 2.json
2> gpurta: 2.json: of another design than 1.json
[2]

-- case curves --
$ gpurta sweep design.yaml --format csv
# gpurta 0.2.0 sweep; design 931e5de3d942ef38; seed 3; shard 1/1
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/2,edf,40,40,0,20,20,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"
1/2,density,40,40,0,20,20,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"
1/2,half,40,20,20,20,10,0.3380,0.6620,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"
3/4,edf,40,40,0,30,30,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"
3/4,density,40,40,0,30,30,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"
3/4,half,40,0,20,30,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"
1,edf,40,0,0,40,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"
1,density,40,0,0,40,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"
1,half,40,0,20,40,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | curves that are functions assume what their files say | preemptions and switches cost nothing in edf (key overhead)"

-- case curves-table --
half says nothing of every other set
$ gpurta sweep design.yaml --svg picture.svg
> grep -o '>unknown.*<' picture.svg
seed 3; times in ms; sets that each curve accepts

utilization  sets     edf  density   half
       0.50    40  100.0%   100.0%  50.0%
       0.75    40  100.0%   100.0%   0.0%
       1.00    40    0.0%     0.0%   0.0%

unknown, which counts as not accepted:
  half: 60 of 120 sets

weighted schedulability:
  edf: 55.6%
  density: 55.6%
  half: 11.1%

assumptions:
- no job takes longer than its wcet, and nothing else uses the GPU
- edf: releases are at least a period apart
- edf: a task takes the whole GPU while it runs
- edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline
- edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss
- curves that are functions assume what their files say
- preemptions and switches cost nothing in edf (key overhead)
>unknown, drawn as not accepted: half: 60 of 120 sets<

-- case dump-input --
$ gpurta sweep servers.yaml --dump-sets servers.yaml
2> gpurta: --dump-sets names servers.yaml, which is read
[2]

-- case dump-kernels --
$ gpurta sweep kernels.yaml --dump-sets -
{"point": 0, "set": 0, "time_unit": "ms", "axes": {"tasks": "2"}, "tasks": [{"wcet": "4", "period": "40", "deadline": "40", "level": "high", "context": "a", "blocks": 7, "threads": 256, "registers": 0, "shared_memory": 0}, {"wcet": "8", "period": "40", "deadline": "40", "level": "high", "context": "b", "blocks": 5, "threads": 256, "registers": 0, "shared_memory": 0}]}
{"point": 0, "set": 1, "time_unit": "ms", "axes": {"tasks": "2"}, "tasks": [{"wcet": "2", "period": "20", "deadline": "20", "level": "high", "context": "a", "blocks": 8, "threads": 256, "registers": 0, "shared_memory": 0}, {"wcet": "4", "period": "20", "deadline": "20", "level": "high", "context": "b", "blocks": 6, "threads": 256, "registers": 0, "shared_memory": 0}]}
{"point": 1, "set": 0, "time_unit": "ms", "axes": {"tasks": "3"}, "tasks": [{"wcet": "2", "period": "20", "deadline": "20", "level": "high", "context": "a", "blocks": 7, "threads": 256, "registers": 0, "shared_memory": 0}, {"wcet": "4", "period": "40", "deadline": "40", "level": "high", "context": "b", "blocks": 7, "threads": 256, "registers": 0, "shared_memory": 0}, {"wcet": "4", "period": "40", "deadline": "40", "level": "high", "context": "a", "blocks": 2, "threads": 256, "registers": 0, "shared_memory": 0}]}
{"point": 1, "set": 1, "time_unit": "ms", "axes": {"tasks": "3"}, "tasks": [{"wcet": "4", "period": "40", "deadline": "40", "level": "high", "context": "a", "blocks": 2, "threads": 256, "registers": 0, "shared_memory": 0}, {"wcet": "4", "period": "40", "deadline": "40", "level": "high", "context": "b", "blocks": 3, "threads": 256, "registers": 0, "shared_memory": 0}, {"wcet": "4", "period": "40", "deadline": "40", "level": "high", "context": "a", "blocks": 2, "threads": 256, "registers": 0, "shared_memory": 0}]}

-- case dump-resume --
$ gpurta sweep servers.yaml --dump-sets - --resume -o 1.json
2> gpurta: --dump-sets: goes not together with --merge, --resume, --svg or --certificate
[2]

-- case dump-servers --
$ gpurta sweep servers.yaml --dump-sets all.json
> cat all.json
> for k in 1 2 3; do gpurta sweep servers.yaml --shard $k/3 --dump-sets part$k.json; done
> cat part*.json | sort >parts; sort all.json | cmp - parts && echo the same sets
{"point": 0, "set": 0, "time_unit": "ms", "axes": {"tasks": "1"}, "tasks": [{"wcet": "19/2", "period": "19", "deadline": "19", "level": "medium", "timeslice": "2", "server": 0}], "servers": [{"budget": "3", "period": "10"}]}
{"point": 0, "set": 1, "time_unit": "ms", "axes": {"tasks": "1"}, "tasks": [{"wcet": "6", "period": "12", "deadline": "12", "level": "medium", "timeslice": "2", "server": 0}], "servers": [{"budget": "3", "period": "10"}]}
{"point": 0, "set": 2, "time_unit": "ms", "axes": {"tasks": "1"}, "tasks": [{"wcet": "8", "period": "16", "deadline": "16", "level": "medium", "timeslice": "2", "server": 0}], "servers": [{"budget": "3", "period": "10"}]}
{"point": 0, "set": 3, "time_unit": "ms", "axes": {"tasks": "1"}, "tasks": [{"wcet": "19/2", "period": "19", "deadline": "19", "level": "medium", "timeslice": "2", "server": 0}], "servers": [{"budget": "3", "period": "10"}]}
{"point": 1, "set": 0, "time_unit": "ms", "axes": {"tasks": "2"}, "tasks": [{"wcet": "1", "period": "10", "deadline": "10", "level": "medium", "timeslice": "2", "server": 0}, {"wcet": "34/5", "period": "17", "deadline": "17", "level": "high", "server": 1}], "servers": [{"budget": "3", "period": "10"}, {"budget": "34/5", "period": "17/2"}]}
{"point": 1, "set": 1, "time_unit": "ms", "axes": {"tasks": "2"}, "tasks": [{"wcet": "12/5", "period": "12", "deadline": "12", "level": "medium", "timeslice": "2", "server": 0}, {"wcet": "6", "period": "20", "deadline": "20", "level": "high", "server": 1}], "servers": [{"budget": "3", "period": "10"}, {"budget": "6", "period": "10"}]}
{"point": 1, "set": 2, "time_unit": "ms", "axes": {"tasks": "2"}, "tasks": [{"wcet": "11/10", "period": "11", "deadline": "11", "level": "medium", "timeslice": "2", "server": 0}, {"wcet": "28/5", "period": "14", "deadline": "14", "level": "high", "server": 1}], "servers": [{"budget": "3", "period": "10"}, {"budget": "28/5", "period": "7"}]}
{"point": 1, "set": 3, "time_unit": "ms", "axes": {"tasks": "2"}, "tasks": [{"wcet": "51/10", "period": "17", "deadline": "17", "level": "medium", "timeslice": "2", "server": 0}, {"wcet": "2", "period": "10", "deadline": "10", "level": "high", "server": 1}], "servers": [{"budget": "3", "period": "10"}, {"budget": "2", "period": "5"}]}
the same sets

-- case made-by --
The inputs are the Python files, too, with what they import from beside them, named from the design's folder.
$ mkdir own
> cp design.yaml own && sed 's/^def half/from limits import most\n\n\n&/' curves.py >own/curves.py && echo 'most = 1' >own/limits.py
> gpurta sweep own/design.yaml --json --made-by -o first
> python3 - <<'P'
> import hashlib, json
> for entry in json.load(open("first"))["made_by"]["inputs"]:
>     print(entry["file"], hashlib.sha256(open(entry["file"], "rb").read()).hexdigest() == entry["sha256"])
> P
own/design.yaml True
own/curves.py True
own/limits.py True

-- case own-random --
Sets that no one can draw again.
$ printf 'platform: {slots: 8}\nsweep:\n  sets: 2\n  generator: "own.py:draw"\n  parameters: {load: [10, 20]}\n  curves: [{analysis: bound, search: 0}]\n' >own.yaml
> printf 'import random as other\ndef draw(random, parameters):\n    return {"chains": [{"name": "c", "period": 100, "steps": [{"host": "h", "wcet": other.randrange(1, 10**15)}]}]}\n' >own.py; gpurta sweep own.yaml
2> gpurta: sweep: own.py:draw: point 0, set 0: asked twice, it gave two sets: with a module random, a clock or what was left from before, no one can draw them again; use what it is given as random
[2]

-- case no-file --
$ sed -i 's/curves.py:half/none.py:half/' design.yaml
> gpurta sweep design.yaml
2> gpurta: cannot read none.py: No such file or directory
[3]

-- case nothing --
$ sed -i 's/curves.py:half/curves.py:nothing/' design.yaml
> gpurta sweep design.yaml --threads 1
2> gpurta: design.yaml:13: curves.py has no function nothing
[2]

-- case numpy --
What numpy calls a bool is one.
$ sed -i 's/curves.py:half/curves.py:numbers/' design.yaml
> printf '\n\ndef numbers(drawn):\n    return type("bool_", (int,), {"__module__": "numpy"})(1)\n' >>curves.py
> gpurta sweep design.yaml --threads 1 --format csv | grep numbers | cut -d, -f1-5
1/2,numbers,40,40,0
3/4,numbers,40,40,0
1,numbers,40,40,0

-- case name-of-the-file --
$ gpurta sweep design.yaml -o x.csv
2> gpurta: -o: x.csv would be a table for reading: --format csv makes it what its name says
[2]

-- case above-one --
$ sed -i '/python/d; s/0.75, 1/1, 1.25/' design.yaml
> gpurta sweep design.yaml --format csv | grep -c edf
3
2> design.yaml:6:16: note: utilization above 1 is more than one GPU has, which all tasks are on

-- case raises --
$ sed -i 's/curves.py:half/curves.py:raises/' design.yaml
> gpurta sweep design.yaml --threads 1
2> gpurta: sweep: raises: point 0, set 0: IndexError: list index out of range (curves.py:22)
[2]

-- case threads --
$ gpurta sweep design.yaml --format csv --threads 1 >1.csv
> gpurta sweep design.yaml --format csv --threads 3 >3.csv
> cmp 1.csv 3.csv && echo same bytes
same bytes

-- case wrong --
$ sed -i 's/curves.py:half/curves.py:wrong/' design.yaml
> gpurta sweep design.yaml --threads 1
2> gpurta: sweep: wrong: point 0, set 0: expected True, False or None, found 0 of type int
[2]

-- case curve-parameters --
Numbers of any name, of one curve: the same function with each, exact, also where a function draws the sets
$ sed '/curves:/,$d' design.yaml >own.yaml; cp own.yaml wrong.yaml
> printf '  curves:\n    - {name: all, python: "curves.py:density_of", parameters: {limit_u: 1}}\n    - {name: less, python: "curves.py:density_of", parameters: {limit_u: 0.75}}\n' >>own.yaml
> gpurta sweep own.yaml | sed -n 3,6p
> printf 'sweep:\n  sets: 1\n  generator: "own.py:draw"\n  parameters: {load: [10, 20]}\n  curves: [{python: "own.py:curve", parameters: {factor: 1/3}}]\n' >drawn.yaml
> printf 'def draw(random, parameters):\n    return {"load": parameters["load"]}\ndef curve(drawn):\n    return drawn.parameters["load"] * drawn.parameters["factor"] == drawn.tasks["load"] / 3\n' >own.py; gpurta sweep drawn.yaml | sed -n 3,5p
> for p in 'analysis: edf, parameters: {a: 1}' 'python: "curves.py:density_of", parameters: {overhead: 1}' 'python: "curves.py:density_of", parameters: 5' 'python: "curves.py:density_of", parameters: {a: b}'; do (cat wrong.yaml; echo "  curves: [{$p}]") >one.yaml; gpurta sweep one.yaml; done
utilization  sets     all    less
       0.50    40  100.0%  100.0%
       0.75    40  100.0%    0.0%
       1.00    40    0.0%    0.0%
load  sets   curve
  10     1  100.0%
  20     1  100.0%
2> one.yaml:10:40: sweep.curves[0].parameters: only a function (python: FILE:FUNCTION) takes parameters of its own
2> one.yaml:10:58: sweep.curves[0].parameters: expected a name of letters, digits and "_" that nothing else has, found "overhead"
2> one.yaml:10:57: sweep.curves[0].parameters: expected a mapping from names to numbers, at least one
2> one.yaml:10:61: sweep.curves[0].parameters.a: expected a number of 0 or more, found "b": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]
