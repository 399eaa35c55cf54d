-- file names.json --
{"platform": {"slots": 4}, "kernels": [{"name": "a\uffff<b>", "wcet": 1, "blocks": 1}, {"name": "\ufffe & \ufdd0", "wcet": 1, "blocks": 1}, {"name": "😀 中", "wcet": 1, "blocks": 1}],
 "tasks": [{"name": "t\uffff\"", "wcet": 1, "period": 4}]}

-- case edf --
$ gpurta edf names.json --ignore kernels --simulate --horizon 4 --svg b.svg >table
> grep -oE "release of .*<" b.svg
release of t�&quot;, 0 ms</title><
2> names.json:1:28: note: kernels is left out, as --ignore asks

-- case rta --
$ gpurta rta names.json --ignore tasks --svg a.svg >table
> grep -oE "launch of .*<" a.svg
> grep -c "$(printf "\357\277\276\|\357\277\277")" a.svg
launch of a�&lt;b&gt;, 0 ms</title><
launch of � &amp; ﷐, 0 ms</title><
launch of 😀 中, 0 ms</title><
0
2> names.json:2:2: note: tasks is left out, as --ignore asks

-- file contexts.yaml --
platform: jetson-orin-agx
contexts: [{name: vision, timeslice: 2}, {name: llm, timeslice: 2}, {name: audio, timeslice: 2}]
runlist: {switch_cost: 0}
chains:
  - {name: camera, period: 20, context: vision, steps: [{kernel: detect, blocks: 96, threads: 256, registers: 32, shared_memory: 0, wcet: 1}]}
  - {name: words, period: 40, context: llm, steps: [{kernel: layer, blocks: 96, threads: 256, registers: 32, shared_memory: 0, wcet: 1}]}
  - {name: sound, period: 40, context: audio, steps: [{kernel: filter, blocks: 96, threads: 256, registers: 32, shared_memory: 0, wcet: 1}]}

-- case contexts-have-a-curve-each --
# Of 48 lanes: one row for each context, or the GPU would never be full.
$ gpurta simulate contexts.yaml --svg c.svg | grep every
> grep -o "SM [^<]* together" c.svg
every deadline is met in this simulation; no bound: gpurta bound; rules not measured on this GPU
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
SM 0 vision to SM 15 vision together
SM 0 llm to SM 15 llm together
SM 0 audio to SM 15 audio together

-- case more-kernels-than-colours --
Above 32 they have the colours of their streams, or chains; a name that is cut has a mark, and its end.
$ (echo "platform: jetson-tx2"; echo "kernels:"; for k in $(seq 40); do
>     echo "  - {name: a_name_that_is_longer_than_the_place_that_the_legend_has_$k, stream: s$((k % 3)), blocks: 1, threads: 32, wcet: 1}"; done) >many.yaml
> gpurta simulate many.yaml --svg many.svg >table
> grep -A1 'width="18' many.svg | grep -o "<text.*"; grep -o "a colour for each [a-z]*" many.svg
> gpurta simulate many.yaml --window 0:3 --set 'kernels=[{name: a_name_that_is_longer_than_the_place_that_the_legend_has_1, blocks: 1, threads: 32, wcet: 1}]' --svg one.svg >table
> grep -o ">a_name.*….*<" one.svg
<text x="99.00" y="440.00" class="tick" text-anchor="start">s1</text>
<text x="151.80" y="440.00" class="tick" text-anchor="start">s2</text>
<text x="204.60" y="440.00" class="tick" text-anchor="start">s0</text>
a colour for each stream
>a_name_that_is_longer_…_that_the_legend_has_1<
2> many.yaml: note: changed by --set kernels=[{name: a_name_that_is_longer_than_the_place_that_the_legend_has_1, blocks: 1, threads: 32, wcet: 1}]

-- case saturated-context --
It has no blocks, and no lanes, in which it would look as if it left the GPU to others.
$ gpurta simulate contexts.yaml --set 'contexts=[{name: rest, timeslice: 1, saturated: true}, {name: llm, timeslice: 2}, {name: vision, timeslice: 2}, {name: audio, timeslice: 2}]' --svg s.svg >table
> grep -o ">saturated[^<]*" s.svg; grep -o "SM [^<]* together" s.svg
>saturated, with the GPU in timeslices between those of the others, and without lanes: rest
SM 0 llm to SM 15 llm together
SM 0 vision to SM 15 vision together
SM 0 audio to SM 15 audio together
2> contexts.yaml: note: changed by --set contexts=[{name: rest, timeslice: 1, saturated: true}, {name: llm, timeslice: 2}, {name: vision, timeslice: 2}, {name: audio, timeslice: 2}]
