-- case run --
$ gpurta simulate it2.json --platform tx2
2> it2.json:1:195: benchmarks[0].additional_info[0]: more than 1000000 operations; give fewer iterations
[2]
