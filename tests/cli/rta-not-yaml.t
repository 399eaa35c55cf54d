-- file a.yaml --
kernels: [1, 2

-- file c.yaml --
a: &x 1
b: *x

-- file d.yaml --
---
a: 1
---
b: 2

-- file e.yaml --
kernels: !!seq []

-- file g.yaml --
kernels:
	- {blocks: 1}

-- case a --
$ gpurta rta a.yaml
2> a.yaml:2:1: not YAML or JSON: did not find expected ',' or ']' while parsing a flow sequence that begins in line 1
[2]

-- case b --
$ gpurta rta b.yaml
2> b.yaml:1:1: expected a scenario, found nothing
[2]

-- case c --
$ gpurta rta c.yaml
2> c.yaml:2:4: aliases (*name) are not supported: write the value out
[2]

-- case d --
$ gpurta rta d.yaml
2> d.yaml:3:1: expected one document, found a second one
[2]

-- case e --
$ gpurta rta e.yaml
2> e.yaml:1:10: tags (!name) are not supported
[2]

-- case f --
$ gpurta rta f.yaml
2> f.yaml:1:33: nested too deeply
[2]

-- case g --
$ gpurta rta g.yaml
2> g.yaml:2:1: not YAML or JSON: found character that cannot start any token while scanning for the next token (YAML indents with spaces, not with tabs)
[2]

-- case printf-a-xff --
$ printf "a: \xff" | gpurta rta -
2> <stdin>:1:4: not readable as UTF-8 text: invalid leading UTF-8 octet; expected YAML or JSON
[2]
