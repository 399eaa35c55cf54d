-- file kernels.yaml --
platform: {base: h200, sms: 1000000}
kernels:
  - {name: a, blocks: 2147483647, threads: 32, wcet: 1}
  - {name: b, blocks: 2147483647, threads: 32, wcet: 2}

-- case kernels-limit --
$ gpurta simulate kernels.yaml --limit 1000000
2> kernels.yaml: note: more SMs than h200 has, 132
2> gpurta: note: --limit N, or --memory BYTES where bytes are told, allows more
2> gpurta: more instants, events or delays than the limit of 1000000
[2]
