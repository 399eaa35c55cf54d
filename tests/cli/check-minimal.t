-- file M.json --
{"gpurta": "0.1.0", "format": 1, "command": "measure", "time_unit": "ms", "device": {},
 "kernels": [{"name": "k", "release": "0", "launched": 0, "blocks": [[0, 1000, 1001500]]}]}

-- file kernels.yaml --
kernels:
  - {name: k, blocks: 1, threads: 32, wcet: 1}

-- case late-platform-tx2-format-csv --
$ sed s/1001500/1201500/ M.json >late.json
> gpurta check kernels.yaml late.json --platform tx2 --format csv
name,predicted,measured,worst,error,relative,tolerance,agrees,clocks_moved,offset_uncertainty_ns,clocks_coarse,minimum,maximum,outside
k,1,2403/2000,2403/2000,403/2000,403/2000,3/25,false,,,,2403/2000,2403/2000,1
2> late.json:1:85: note: the device's "scale" is missing: taken as 1
[1]

-- case m-platform-tx2 --
$ gpurta check kernels.yaml M.json --platform tx2
predicted by rta for jetson-tx2; measured on an unnamed device, 1 repetition; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum   error  relative  within  verdict
k               1   1.0015  1.0015   1.0015  0.0015    +0.15%    0.12  agrees

placement: 1 of 1 blocks (100.00%) ran on the predicted SM
agrees: 1 of 1 within 2%+100us
2> M.json:1:85: note: the device's "scale" is missing: taken as 1
