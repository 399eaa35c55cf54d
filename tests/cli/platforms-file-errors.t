-- file 1.yaml --
platform: {base: jetson-tx3, smss: 3, sms: 0, warp_size: x, sms: 4, sm_order: odd}

-- file 2.yaml --
{sms: 3, threads_per_sm: 1024}

-- file 3.yaml --
{slots: 3, sms: 2}

-- file 4.yaml --
[1]

-- file 5.yaml --
tx2

-- file 6.yaml --
{base: tx2, compute_capability: 6.2}

-- file 7.yaml --
{compute_capability: 6.3}

-- file 8.yaml --
{base: jetson-tx3}

-- file 9.yaml --
{compute_capability: [6]}

-- file b.yaml --
{base: tx2, sms: 99999999999999999999}

-- file c.yaml --
{platform: tx2, other: 3}

-- file d.yaml --
{base: tx2

-- case platform-file-1 --
$ gpurta platforms --platform-file 1.yaml
2> 1.yaml:1:30: platform: unknown key "smss"; did you mean "sms"?
2> 1.yaml:1:44: platform.sms: expected a whole number from 1 to 1073741824, found "0"
2> 1.yaml:1:58: platform.warp_size: expected a whole number from 1 to 1024, found "x"
2> 1.yaml:1:61: platform: key "sms" is given twice
2> 1.yaml:1:79: platform.sm_order: expected unknown, ascending, even-then-odd or descending, found "odd"
[2]

-- case platform-file-2 --
$ gpurta platforms --platform-file 2.yaml
2> 2.yaml:1:1: blocks_per_sm is missing; give every limit, or a base or compute_capability that has it
[2]

-- case platform-file-3 --
$ gpurta platforms --platform-file 3.yaml
2> 3.yaml:1:17: sms: a platform of plain slots has no field sms
[2]

-- case platform-file-4 --
$ gpurta platforms --platform-file 4.yaml
2> 4.yaml:1:1: expected a mapping that describes a platform, found a list
[2]

-- case platform-file-5 --
$ gpurta platforms --platform-file 5.yaml
2> 5.yaml:1:1: expected a mapping that describes a platform, found "tx2"
[2]

-- case platform-file-6 --
$ gpurta platforms --platform-file 6.yaml
2> 6.yaml:1:1: expected only one of base, compute_capability and slots
[2]

-- case platform-file-7 --
$ gpurta platforms --platform-file 7.yaml
2> 7.yaml:1:22: compute_capability: no built-in platform "cc-6.3"; did you mean "cc-6.2"?
[2]

-- case platform-file-8 --
$ gpurta platforms --platform-file 8.yaml
2> 8.yaml:1:8: base: no built-in platform "jetson-tx3"; did you mean "jetson-tx2"?
[2]

-- case platform-file-9 --
$ gpurta platforms --platform-file 9.yaml
2> 9.yaml:1:22: compute_capability: expected a compute capability, for example 6.2, found a list
[2]

-- case platform-file-a --
$ gpurta platforms --platform-file a.yaml
2> a.yaml:1:1: expected a scenario, found nothing
[2]

-- case platform-file-b --
$ gpurta platforms --platform-file b.yaml
2> b.yaml:1:18: sms: expected a whole number from 1 to 1073741824, found "99999999999999999999"
[2]

-- case platform-file-c --
$ gpurta platforms --platform-file c.yaml
2> c.yaml:1:17: unknown key "other"; expected one of platform
[2]

-- case platform-file-d --
$ gpurta platforms --platform-file d.yaml
2> d.yaml:2:1: not YAML or JSON: did not find expected ',' or '}' while parsing a flow mapping that begins in line 1
[2]

-- case platform-file-missing --
$ gpurta platforms --platform-file missing
2> gpurta: cannot read missing: No such file or directory
[3]

-- case tx2-platform-tx1 --
$ gpurta platforms tx2 --platform tx1
2> gpurta: platforms: expected one platform, found "tx2" and "tx1"
[2]

-- case tx3 --
$ gpurta platforms tx3
2> gpurta: no built-in platform "tx3"; did you mean "tx1"?
[2]
