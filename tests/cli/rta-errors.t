-- file kernels.yaml --
time_unit: min
platform: {slots: 0}
kernal: 1
kernels:
  - {name: a, blocks: 0, wcet: 4}
  - {name: a, block: 2, wcet: 4 parsecs}
  - {blocks: 2.5, wcet: 1/0, wcet: 3}
  - {blocks: [1, 2, 3, 4], wcet: -1, threads: "512"}
  - {blocks: [9223372036854775807, 2], wcet: nan}
  - {blocks: 010, wcet: 010, release: ~}
  - 7
  - {blocks: 9223372036854775808, wcet: 0}
  - {name: "", blocks: 1, wcet: [], stream: {}}

-- case run --
$ gpurta rta kernels.yaml
2> kernels.yaml:1:12: time_unit: expected ns, us, ms or s, found "min"
2> kernels.yaml:2:19: platform.slots: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:3:1: unknown key "kernal"; did you mean "kernels"?
2> kernels.yaml:5:23: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:6:15: kernels[1]: unknown key "block": "blocks" says how many blocks there are, "threads" how many threads each has
2> kernels.yaml:6:31: kernels[1].wcet: expected a time above 0, found "4 parsecs": expected a unit (ns, us, ms, s) at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> kernels.yaml:7:14: kernels[2].blocks: expected a whole number from 1 to 2^63-1, found "2.5"
2> kernels.yaml:7:25: kernels[2].wcet: expected a time above 0, found "1/0": expected a denominator above zero at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> kernels.yaml:7:30: kernels[2]: key "wcet" is given twice
2> kernels.yaml:8:14: kernels[3].blocks: expected a list of one to three sizes, found 4
2> kernels.yaml:8:34: kernels[3].wcet: expected a time above 0, found "-1"
2> kernels.yaml:8:47: kernels[3].threads: expected a whole number from 1 to 2^63-1, found the text "512"
2> kernels.yaml:9:14: kernels[4].blocks: expected sizes whose product is at most 2^63-1
2> kernels.yaml:9:46: kernels[4].wcet: expected a time above 0, found "nan": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> kernels.yaml:10:14: kernels[5].blocks: expected a whole number from 1 to 2^63-1, found "010": without a leading 0
2> kernels.yaml:10:25: kernels[5].wcet: expected a time above 0 without leading zeros (YAML reads "010" as an octal number)
2> kernels.yaml:10:39: kernels[5].release: expected a time of 0 or more, found nothing
2> kernels.yaml:11:5: kernels[6]: expected a mapping, found "7"
2> kernels.yaml:12:14: kernels[7].blocks: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
2> kernels.yaml:12:41: kernels[7].wcet: expected a time above 0, found "0"
2> kernels.yaml: and 5 more errors
[2]
