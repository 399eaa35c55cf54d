-- file crowd.yaml --
platform: {base: h100, sms: 132}
kernels:
  - {name: a kernel with a long name 0, blocks: 1, threads: 64, wcet: 1, release: 0us}
  - {name: a kernel with a long name 1, blocks: 1, threads: 64, wcet: 1, release: 1us}
  - {name: a kernel with a long name 2, blocks: 1, threads: 64, wcet: 1, release: 2us}
  - {name: a kernel with a long name 3, blocks: 1, threads: 64, wcet: 1, release: 3us}
  - {name: a kernel with a long name 4, blocks: 1, threads: 64, wcet: 1, release: 4us}
  - {name: a kernel with a long name 5, blocks: 1, threads: 64, wcet: 1, release: 5us}
  - {name: a kernel with a long name 6, blocks: 1, threads: 64, wcet: 1, release: 6us}
  - {name: a kernel with a long name 7, blocks: 1, threads: 64, wcet: 1, release: 7us}
  - {name: a kernel with a long name 8, blocks: 1, threads: 64, wcet: 1, release: 8us}
  - {name: a kernel with a long name 9, blocks: 1, threads: 64, wcet: 1, release: 9us}
  - {name: a kernel with a long name 10, blocks: 1, threads: 64, wcet: 1, release: 10us}
  - {name: a kernel with a long name 11, blocks: 1, threads: 64, wcet: 1, release: 11us}
  - {name: a kernel with a long name 12, blocks: 1, threads: 64, wcet: 1, release: 12us}
  - {name: a kernel with a long name 13, blocks: 1, threads: 64, wcet: 1, release: 13us}
  - {name: a kernel with a long name 14, blocks: 1, threads: 64, wcet: 1, release: 14us}
  - {name: a kernel with a long name 15, blocks: 1, threads: 64, wcet: 1, release: 15us}
  - {name: a kernel with a long name 16, blocks: 1, threads: 64, wcet: 1, release: 16us}
  - {name: a kernel with a long name 17, blocks: 1, threads: 64, wcet: 1, release: 17us}
  - {name: a kernel with a long name 18, blocks: 1, threads: 64, wcet: 1, release: 18us}
  - {name: a kernel with a long name 19, blocks: 1, threads: 64, wcet: 1, release: 19us}
  - {name: a kernel with a long name 20, blocks: 1, threads: 64, wcet: 1, release: 20us}
  - {name: a kernel with a long name 21, blocks: 1, threads: 64, wcet: 1, release: 21us}
  - {name: a kernel with a long name 22, blocks: 1, threads: 64, wcet: 1, release: 22us}
  - {name: a kernel with a long name 23, blocks: 1, threads: 64, wcet: 1, release: 23us}
  - {name: a kernel with a long name 24, blocks: 1, threads: 64, wcet: 1, release: 24us}
  - {name: a kernel with a long name 25, blocks: 1, threads: 64, wcet: 1, release: 25us}
  - {name: a kernel with a long name 26, blocks: 1, threads: 64, wcet: 1, release: 26us}
  - {name: a kernel with a long name 27, blocks: 1, threads: 64, wcet: 1, release: 27us}
  - {name: a kernel with a long name 28, blocks: 1, threads: 64, wcet: 1, release: 28us}
  - {name: a kernel with a long name 29, blocks: 1, threads: 64, wcet: 1, release: 29us}
  - {name: a kernel with a long name 30, blocks: 1, threads: 64, wcet: 1, release: 30us}
  - {name: a kernel with a long name 31, blocks: 1, threads: 64, wcet: 1, release: 31us}
  - {name: a kernel with a long name 32, blocks: 1, threads: 64, wcet: 1, release: 32us}
  - {name: a kernel with a long name 33, blocks: 1, threads: 64, wcet: 1, release: 33us}
  - {name: a kernel with a long name 34, blocks: 1, threads: 64, wcet: 1, release: 34us}
  - {name: a kernel with a long name 35, blocks: 1, threads: 64, wcet: 1, release: 35us}
  - {name: a kernel with a long name 36, blocks: 1, threads: 64, wcet: 1, release: 36us}
  - {name: a kernel with a long name 37, blocks: 1, threads: 64, wcet: 1, release: 37us}
  - {name: a kernel with a long name 38, blocks: 1, threads: 64, wcet: 1, release: 38us}
  - {name: a kernel with a long name 39, blocks: 1, threads: 64, wcet: 1, release: 39us}

-- file program.yaml --
platform: {base: h100, sms: 132}
kernels:
  - {name: gemm, blocks: 264, threads: 512, registers: 64, wcet: 4}
  - {name: conv, blocks: 600, threads: 256, registers: 32, wcet: 2, release: 1}
  - {name: relu, blocks: 90, threads: 1024, wcet: 1.5, release: 3}
  - {name: tiny, blocks: 1, threads: 64, wcet: 1, release: 5}

-- case all --
$ gpurta simulate program.yaml --svg all.svg >table
> grep -E "together|<desc>" all.svg
> grep -c "<path class=\"c" all.svg
> grep -oE "(launch|deadline) of [a-z0-9]*" all.svg
<desc>A timeline from 0 to 7 ms: 132 lanes from SM 0 to SM 131, 955 boxes, 4 marks, 0 deadlines missed</desc>
<text x="82.00" y="67.00" class="label halo" text-anchor="start">SM 0 to SM 131 together: part of their threads that is taken</text>
4
launch of gemm
launch of conv
launch of relu
launch of tiny
2> program.yaml: note: platform h100 is taken as h100-sxm, and not h100-pcie

-- case crowd --
$ gpurta simulate crowd.yaml --svg crowd.svg >table
> grep -o "[0-9]* launches[^<]*" crowd.svg
> grep -c "launch of" crowd.svg
32 launches or deadlines lie over others, without their names
40
2> crowd.yaml: note: platform h100 is taken as h100-sxm, and not h100-pcie

-- case some --
$ gpurta simulate program.yaml --svg some.svg --sms 8:11 >table
> grep -o "SM [0-9]*<" some.svg
> grep -c together some.svg
SM 8<
SM 9<
SM 10<
SM 11<
0
2> program.yaml: note: platform h100 is taken as h100-sxm, and not h100-pcie
