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
