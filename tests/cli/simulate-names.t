-- case c1 --
$ gpurta convert --from examiner c1.json
2> c1.json:1:105: benchmarks[0].label: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "a\u009b31m"
[2]

-- case control --
$ gpurta convert --from examiner control.json
2> control.json:1:95: benchmarks[0].label: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "\x1b[31mred\x0aX"
[2]

-- case delete --
$ gpurta convert --from examiner delete.json
2> delete.json:1:105: benchmarks[0].label: expected a name of 1 to 255 bytes without control characters or marks of direction, found the text "a\x7f"
[2]

-- case label --
$ gpurta simulate label.json --platform tx2 | iconv -f UTF-8 -t UTF-8
platform jetson-tx2; placement most-room; times in s

operation                                        stream  blocks  release  start  completion  response
xéééééééééééééééééééééééééééééééééééééééééééé    s1           1     0.00   0.00        0.01      0.01
xéééééééééééééééééééééééééééééééééééééééééééé#2  s1           1     0.01   0.01        0.02      0.01

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for xééééééééééééééééééééééééééééé... and xééééééééééééééééééééééééééééé...: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for xééééééééééééééééééééééééééééé... and xééééééééééééééééééééééééééééé...: taken to use none (key shared_memory)

-- case line-in-a-path --
$ cp lines.json "$(printf "a\nb.json")"
> gpurta convert --from examiner a?b.json --platform tx2 | tee a.yaml
# From a?b.json, a cuda_scheduling_examiner configuration.
time_unit: s
platform: tx2
operations:
  - {kernel: "a\u2028b\u2029c\ufeffd \"\\", stream: "s1", blocks: 1, threads: 32, wcet: 1/100}

-- case lines --
$ gpurta convert --from examiner lines.json --platform tx2 -o a.yaml
> gpurta simulate a.yaml --format json | grep name
\    {"name": "a\xe2\x80\xa8b\xe2\x80\xa9c\xef\xbb\xbfd \\"\\\\", "kind": "kernel", "stream": "s1", "release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "1/100", "response": "1/100", "deadline": null, "meets_deadline": null}
      "name": "jetson-tx2",

-- case long --
$ gpurta simulate long.json --platform tx2 | iconv -f UTF-8 -t UTF-8
platform jetson-tx2; placement most-room; times in ms

operation                                                                                                                  stream  blocks  release  start  completion  response
xéééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  -            1        0      0           1         1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for xééééééééééééééééééééééééééééé...: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for xééééééééééééééééééééééééééééé...: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)

-- case picture --
$ gpurta simulate picture.json --svg x.svg >/dev/null
> iconv -f UTF-8 -t UTF-8 <x.svg >/dev/null && grep -c "<title>xéxé" x.svg
1
