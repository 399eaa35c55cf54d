-- file large.json --
{"time_unit": "ms", "platform": {"slots": 3}, "kernels": [{"blocks": 12, "wcet": "2", "period": "32"}, {"blocks": 1, "wcet": "49",  "period": "1e400"}]}

-- file small.json --
{"tasks": [{"wcet": "9", "period": "57"}, {"wcet": "11", "period": "1e-400"}]}

-- case large --
$ gpurta bound large.json --svg o.svg; echo $?; ls
3
large.json
small.json
2> gpurta: --svg: times above 2^900 or below 2^-900 cannot be drawn
[3]

-- case small --
$ gpurta edf small.json --svg o.svg; echo $?; ls
3
large.json
small.json
2> gpurta: --svg: times above 2^900 or below 2^-900 cannot be drawn
[3]
