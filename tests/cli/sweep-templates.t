-- file contexts.yaml --
# Kernels in contexts: channels of the runlist beside one that always has work.
time_unit: ms
platform: {base: jetson-tx2, sms: 2}
sweep:
  sets: 12
  seed: 5
  tasks: 4
  utilization: [0.02, 0.06, 0.1]
  grain: 1/10000
  period: {from: 100, to: 400, grain: 1}
  switch_cost: 0.05
  blocks: {from: 1, to: 8}
  threads: {from: 128, to: 512, step: 128}
  contexts:
    - {name: perception, level: high, timeslice: 2}
    - {name: planning, level: medium, timeslice: 2}
    - {name: hmi, level: low, timeslice: 1, saturated: true}
  template:
    - {context: perception}
    - {context: planning}
  curves:
    - {analysis: bound, search: 2}
    - {analysis: observed, search: 2}
    - {name: free switches, analysis: bound, search: 2, switch_cost: 0}

-- file far.yaml --
time_unit: ms
sweep:
  sets: 40
  tasks: 3
  grain: 1/1000
  utilization: [0.3, 0.8, 1]
  period: {from: 2000000000000, to: 4000000000000}
  horizon: 4000000000000
  template: [{server: {budget: 1/5, period: 1000}}]
  curves: [{analysis: edf},{analysis: edf-simulation},{analysis: edf-simulation, name: c, cost: 1000000}]

-- file fewer.yaml --
# The second server can be given more than its period, which no file takes; the sets of one task lack it.
sweep:
  sets: 1
  tasks: [2, 1]
  grain: 1/8
  utilization: [1/4]
  period: {from: 7, to: 7, grain: 1}
  template: [{server: {budget: 4/3, period: 2/3}}, {server: {budget: 9, period: 1/7}}]
  curves: [{analysis: edf}]

-- file levels.yaml --
# Levels and timeslices of their own, and a timeslice of all for the channels that have none.
time_unit: ms
sweep:
  sets: 40
  seed: 3
  tasks: 4
  utilization: [0.1, 0.3]
  period: {from: 50, to: 200, grain: 0.01}
  saturated: 1
  timeslice: 2
  switch_cost: 0.05
  template:
    - {level: high, timeslice: 1.5}
    - {level: medium}
    - {timeslice: 3}
    - {level: low}
  curves:
    - {analysis: theorem-1}                # says nothing of mediums and lows
    - {analysis: positional}
    - {name: steps of 1 ms, analysis: positional, timeslice_step: 1}
    - {name: exact, analysis: positional, timeslice_step: exact}
    - {analysis: work-limited}
    - {name: flat, analysis: work-limited, mode: flat}
    - {analysis: host}

-- file rounded.yaml --
# Two thirds of the period, rounded down to ticks; 4/3 of the WCET, rounded up.
sweep:
  sets: 1
  tasks: 1
  grain: 1/8
  utilization: [1/4]
  period: {from: 7, to: 7, grain: 1}
  template: [{server: {budget: 4/3, period: 2/3}}]
  curves: [{analysis: edf}]

-- file servers.yaml --
# Tasks in servers of their own, in a shared one, and beside them.
time_unit: ms
sweep:
  sets: 60
  seed: 4
  tasks: 4
  utilization: {from: 0.2, to: 0.8, step: 0.2}
  period: {from: 16, to: 125, grain: 0.01}
  horizon: 500
  cost: 0.1
  servers: [{name: shared, budget: 2, period: 20}]
  template:
    - {server: {budget: 1, period: 1/2}}
    - {}
    - {server: shared}
    - {server: {budget: 1, period: 1}}
  curves:
    - {name: guaranteed, analysis: edf}
    - {name: guaranteed with overhead, analysis: edf, overhead: 0.1}
    - {name: simulated, analysis: edf-simulation, cost: 0}
    - {name: simulated with a cost, analysis: edf-simulation}

-- file step.yaml --
sweep:
  sets: 10
  tasks: 3
  utilization: [0.1, 0.2]
  period: {from: 20, to: 100}
  timeslice: 1
  curves: [{analysis: work-limited}, {name: coarse, analysis: host, timeslice_step: 2}]

-- file wrong-2.yaml --
platform: jetson-tx2
sweep:
  sets: 10
  tasks: 3
  utilization: [0.1, 0.2]
  period: {from: 20, to: 100}
  blocks: 1
  threads: 32
  contexts: [{name: a, level: high, timeslice: 1}, {name: hmi, level: low, timeslice: 1, saturated: true}]
  template:
    - {level: highest}
    - {timeslice: 0}
    - {server: nobody}
    - {server: {budget: 0, period: 1}}
    - {server: {budget: 1}}
    - {context: nowhere}
    - {context: hmi}
    - {colour: red, overlap: pipelined}
  curves: [{analysis: bound, limit: 0}, {analysis: observed, mode: round}]

-- file wrong-3.yaml --
platform: jetson-tx2
sweep:
  sets: 10
  tasks: 3
  utilization: [0.1, 0.2]
  period: {from: 20, to: 100}
  blocks: 1
  threads: 32
  contexts: [{name: a, level: high, timeslice: 1}, {name: hmi, level: low, timeslice: 1, saturated: true}]
  template: [{context: a}, {}]
  curves: [{analysis: bound}, {analysis: rta}]

-- file wrong.yaml --
sweep:
  sets: 10
  tasks: 3
  utilization: [0.1, 0.2]
  period: {from: 20, to: 100}
  timeslice: 1
  timeslice_step: -1
  levels: [high, hihg]
  servers:
    - {name: s, budget: 5, period: 4}
    - {name: s, budget: 1, period: 4}
    - {budget: 1, period: 4}
  contexts:
    - {name: a, level: high}
    - {name: a, server: s}
    - {name: b, server: nobody}
    - {name: c, level: low, timeslice: 1, server: s}
  template:
    - {level: high}
  curves: [{analysis: work-limited}]

-- case contexts-in-servers --
$ gpurta sweep contexts-in-servers.yaml --format csv
# gpurta 0.2.0 sweep; design 0f32a6a6297df48f; seed 5; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/50,bound,12,12,0,6/25,6/25,0.7353,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound: contexts are preempted at any instant; a server's budget that is used up comes back at its deadline"
1/10,bound,12,6,6,6/5,3/5,0.2109,0.7891,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound: contexts are preempted at any instant; a server's budget that is used up comes back at its deadline"

-- case shared-server --
Of tasks that share a server edf has no bound.
$ sed -i 's/    - {}/    - {server: shared}/; /simulated/d; /overhead/d; s/sets: 60/sets: 5/' servers.yaml
> gpurta sweep servers.yaml --format csv | cut -d, -f1-5
# gpurta 0.2.0 sweep; design 5dd0666c80010c6e; seed 4; shard 1/1
utilization,curve,sets,schedulable,unknown
1/5,guaranteed,5,0,5
2/5,guaranteed,5,0,5
3/5,guaranteed,5,0,5
4/5,guaranteed,5,0,5
2> servers.yaml:15:7: note: edf: unknown, and never accepted: sets of which tasks share a server; {server: {budget: X, period: Y}} is one of its own
2> servers.yaml:10:9: note: no curve has the parameter cost
2> servers.yaml:9:12: note: no curve has the parameter horizon

-- case no-shared-server --
One task alone is in the server, whatever it is called.
$ gpurta sweep servers.yaml --format csv --set sweep.sets=1 | wc -l
18
2> servers.yaml: note: changed by --set sweep.sets=1

-- case contexts --
$ gpurta sweep contexts.yaml --format csv
# gpurta 0.2.0 sweep; design d9492d194dad87f3; seed 5; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/50,bound,12,12,0,6/25,6/25,0.7353,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"
1/50,observed,12,12,0,6/25,6/25,0.7353,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"
1/50,free switches,12,12,0,6/25,6/25,0.7353,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"
3/50,bound,12,12,0,18/25,18/25,0.7353,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"
3/50,observed,12,12,0,18/25,18/25,0.7353,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"
3/50,free switches,12,12,0,18/25,18/25,0.7353,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"
1/10,bound,12,9,0,6/5,9/10,0.4281,0.9452,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"
1/10,observed,12,9,0,6/5,9/10,0.4281,0.9452,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"
1/10,free switches,12,9,0,6/5,9/10,0.4281,0.9452,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | bound, observed: contexts are switched as the runlist says, at any instant, as was observed on a Drive PX2 | switches cost nothing in free switches (key switch_cost)"

-- case far --
$ gpurta sweep far.yaml --format csv
# gpurta 0.2.0 sweep; design 43b5dfbe56dee7a5; seed 1; shard 1/1
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
3/10,edf,40,0,40,12,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
3/10,edf-simulation,40,40,0,12,12,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
3/10,c,40,40,0,12,12,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
4/5,edf,40,0,40,32,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
4/5,edf-simulation,40,40,0,32,32,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
4/5,c,40,40,0,32,32,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
1,edf,40,0,40,40,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
1,edf-simulation,40,40,0,40,40,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"
1,c,40,0,0,40,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in edf (key overhead)"

-- case fewer --
$ gpurta sweep fewer.yaml --threads 1 --certificate c.json >/dev/null
> grep -e '"point"' -e '"budget": ' c.json
      "point": 1,
    {"name": "s1", "budget": "19/8", "period": "37/8"}

-- case levels --
$ gpurta sweep levels.yaml --format csv
# gpurta 0.2.0 sweep; design 2d31a070ab3b5f21; seed 3; shard 1/1
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/10,theorem-1,40,0,40,4,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/10,positional,40,40,0,4,4,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/10,steps of 1 ms,40,40,0,4,4,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/10,exact,40,40,0,4,4,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/10,work-limited,40,40,0,4,4,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/10,flat,40,40,0,4,4,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/10,host,40,40,0,4,4,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/10,theorem-1,40,0,40,12,0,0.0000,0.0881,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/10,positional,40,19,0,12,57/10,0.3151,0.6388,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/10,steps of 1 ms,40,18,0,12,27/5,0.2925,0.6151,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/10,exact,40,19,0,12,57/10,0.3151,0.6388,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/10,work-limited,40,40,0,12,12,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/10,flat,40,40,0,12,12,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/10,host,40,40,0,12,12,0.9119,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"

-- case rounded --
$ gpurta sweep rounded.yaml --certificate c.json >/dev/null
> grep -e '"budget": ' -e '"wcet": ' c.json
    {"name": "s1", "budget": "19/8", "period": "37/8"}
    {"wcet": "7/4", "period": "7", "deadline": "7", "server": "s1"}

-- case servers --
$ gpurta sweep servers.yaml --format csv
# gpurta 0.2.0 sweep; design dda723db24eb5ac5; seed 4; shard 1/1
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,guaranteed,60,45,15,12,9,0.6214,0.8529,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
1/5,guaranteed with overhead,60,0,60,12,0,0.0000,0.0597,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
1/5,simulated,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
1/5,simulated with a cost,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
2/5,guaranteed,60,23,37,24,46/5,0.2607,0.5179,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
2/5,guaranteed with overhead,60,0,60,24,0,0.0000,0.0597,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
2/5,simulated,60,60,0,24,24,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
2/5,simulated with a cost,60,58,0,24,116/5,0.8847,0.9960,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
3/5,guaranteed,60,16,44,36,48/5,0.1607,0.3967,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
3/5,guaranteed with overhead,60,0,60,36,0,0.0000,0.0597,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
3/5,simulated,60,54,0,36,162/5,0.7949,0.9625,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
3/5,simulated with a cost,60,52,0,36,156/5,0.7540,0.9407,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
4/5,guaranteed,60,6,52,48,24/5,0.0375,0.2051,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
4/5,guaranteed with overhead,60,0,58,48,0,0.0000,0.0597,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
4/5,simulated,60,42,0,48,168/5,0.5679,0.8116,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"
4/5,simulated with a cost,60,39,0,48,156/5,0.5159,0.7687,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf: releases are at least a period apart | edf, edf-simulation: a task takes the whole GPU while it runs | edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline | edf-simulation: unknown are sets whose jobs the limit does not cover (key limit) | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | preemptions and switches cost nothing in guaranteed (key overhead)"

-- case step --
$ gpurta sweep step.yaml
2> step.yaml:7:38: sweep: coarse: a timeslice is below timeslice_step
[2]

-- case wrong-2 --
$ gpurta sweep wrong-2.yaml
2> wrong-2.yaml:11:15: sweep.template[0].level: expected low, medium or high, found "highest"; did you mean "high"?
2> wrong-2.yaml:12:19: sweep.template[1].timeslice: expected a time above 0, found "0"
2> wrong-2.yaml:13:16: sweep.template[2].server: there is no server "nobody" in servers
2> wrong-2.yaml:14:25: sweep.template[3].server.budget: expected a number above 0, found "0"
2> wrong-2.yaml:15:16: sweep.template[4].server: key "period" is missing
2> wrong-2.yaml:16:17: sweep.template[5].context: there is no context "nowhere" in contexts
2> wrong-2.yaml:17:17: sweep.template[6].context: a saturated context is there to interfere alone
2> wrong-2.yaml:18:8: sweep.template[7]: unknown key "colour"; expected one of level, timeslice, server, context
2> wrong-2.yaml:18:21: sweep.template[7]: unknown key "overlap": chains, CPUs, overlap, paths and contexts by priority are in sets that a function draws: generator: "sets.py:draw"
2> wrong-2.yaml:19:37: sweep.curves[0].limit: expected a whole number from 1 to 1000000000000, found "0"
2> wrong-2.yaml:19:37: sweep.curves[0]: bound has no parameter limit; it has search, switch_cost, timeslice_step, mode
2> wrong-2.yaml:19:68: sweep.curves[1].mode: expected interleaved or flat, found "round"
[2]

-- case wrong-3 --
$ gpurta sweep wrong-3.yaml
2> wrong-3.yaml:10:28: sweep: template: every task needs a context, where there are contexts
2> wrong-3.yaml:11:31: sweep: contexts: rta curves know none; bound and observed do
[2]

-- case wrong --
$ gpurta sweep wrong.yaml
2> wrong.yaml:7:19: sweep.timeslice_step: expected a time above 0, found "-1"
2> wrong.yaml:8:18: sweep.levels[1]: expected low, medium or high, found "hihg"; did you mean "high"?
2> wrong.yaml:10:7: sweep.servers[0]: the budget is above the period
2> wrong.yaml:11:7: sweep.servers[1]: two servers have the name "s"
2> wrong.yaml:12:7: sweep.servers[2]: key "name" is missing
2> wrong.yaml:14:7: sweep.contexts[0]: expected a level and a timeslice, or a server
2> wrong.yaml:15:7: sweep.contexts[1]: two contexts have the name "a"
2> wrong.yaml:16:25: sweep.contexts[2]: there is no server "nobody" in servers
2> wrong.yaml:17:7: sweep.contexts[3]: expected a level and a timeslice, or a server
2> wrong.yaml:19:5: sweep.template: levels are given beside the template, which has them
[2]
