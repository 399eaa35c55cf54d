-- file kernels.yaml --
platform: {slots: 1}
kernels:
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}
  - {blocks: 0, wcet: 1}

-- case run --
$ gpurta rta kernels.yaml
2> kernels.yaml:3:14: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:4:14: kernels[1].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:5:14: kernels[2].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:6:14: kernels[3].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:7:14: kernels[4].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:8:14: kernels[5].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:9:14: kernels[6].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:10:14: kernels[7].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:11:14: kernels[8].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:12:14: kernels[9].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:13:14: kernels[10].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:14:14: kernels[11].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:15:14: kernels[12].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:16:14: kernels[13].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:17:14: kernels[14].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:18:14: kernels[15].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:19:14: kernels[16].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:20:14: kernels[17].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:21:14: kernels[18].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml:22:14: kernels[19].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> kernels.yaml: and 5 more errors
[2]
