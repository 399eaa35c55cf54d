-- case platform-tx2-batch-launches-format-json-o-answer --
$ gpurta occupancy --platform tx2 --batch launches.csv --format json -o answers.json
> cat answers.json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "occupancy",
  "time_unit": "ms",
  "platform": "jetson-tx2",
  "compute_capability": "6.2",
  "sms": 2,
  "launches": [
    {"threads": 256, "registers": 32, "shared_memory": 0, "blocks_per_sm": 8},
    {"threads": 64, "registers": 3, "shared_memory": 4, "blocks_per_sm": 32},
    {"threads": 1024, "registers": 33, "shared_memory": 0, "blocks_per_sm": 0},
    {"threads": 1024, "registers": 32, "shared_memory": 0, "blocks_per_sm": 2},
    {"threads": 33, "registers": 0, "shared_memory": 49152, "blocks_per_sm": 1},
    {"threads": 33, "registers": 0, "shared_memory": 49153, "blocks_per_sm": 0},
    {"threads": 1, "registers": 255, "shared_memory": 1, "blocks_per_sm": 8},
    {"threads": 1, "registers": 256, "shared_memory": 1, "blocks_per_sm": 0},
    {"threads": 2147483647, "registers": 2147483647, "shared_memory": 2147483647, "blocks_per_sm": 0},
    {"threads": 768, "registers": 0, "shared_memory": 0, "blocks_per_sm": 2}
  ],
  "notes": []
}

-- case platform-tx2-batch-launches --
$ gpurta occupancy --platform tx2 --batch launches.csv
threads,registers,shared_memory,blocks_per_sm
256,32,0,8
64,3,4,32
1024,33,0,0
1024,32,0,2
33,0,49152,1
33,0,49153,0
1,255,1,8
1,256,1,0
2147483647,2147483647,2147483647,0
768,0,0,2

-- case tail-n-2-launches --
$ tail -n +2 launches.csv | gpurta occupancy --compute-capability 9.0 --batch -
threads,registers,shared_memory,blocks_per_sm
256,32,0,8
64,3,4,32
1024,33,0,1
1024,32,0,2
33,0,49152,4
33,0,49153,4
1,255,1,8
1,256,1,0
2147483647,2147483647,2147483647,0
768,0,0,2
