-- setup --
cp $EXAMPLES/pipeline.yaml .

-- case csv --
Of each step the terms of its bound, a row each; a step without terms has one row.
$ gpurta bound pipeline.yaml --explain --csv --search 0
chain,step,kind,jitter,bound,observed,deadline,term,term_step,term_context,jobs,blocks,weight,share
camera,image-in,copy,0,2/5,,,last,image-in,,,1,1,2/5
camera,detect,kernel,2/5,11/2,,,same,rollouts,,1,1,0,3/2
camera,detect,kernel,2/5,11/2,,,own,detect,,,1,0,2
camera,detect,kernel,2/5,11/2,,,last,detect,,,1,0,2
camera,boxes-out,copy,59/10,1/10,,,last,boxes-out,,,1,1,1/10
planner,prepare,host,0,1,,,,,,,,,
planner,rollouts,kernel,1,11/2,,,same,detect,,1,2,0,4
planner,rollouts,kernel,1,11/2,,,last,rollouts,,,1,0,3/2

-- case csv-of-a-step --
$ gpurta bound pipeline.yaml --explain detect --csv --decimal
chain,step,kind,jitter_ms,bound_ms,observed_ms,deadline_ms,term,term_step,term_context,jobs,blocks,weight,share_ms
camera,detect,kernel,0.4,5.5,5.5,,same,rollouts,,1,1,0,1.5
camera,detect,kernel,0.4,5.5,5.5,,own,detect,,,1,0,2
camera,detect,kernel,0.4,5.5,5.5,,last,detect,,,1,0,2

-- case csv-of-a-chain --
A chain without a bound has steps without terms.
$ gpurta bound pipeline.yaml --set platform.sms=1 --explain=planner --csv --search 0
chain,step,kind,jitter,bound,observed,deadline,term,term_step,term_context,jobs,blocks,weight,share
planner,prepare,host,,,,,,,,,,,
planner,rollouts,kernel,,,,,,,,,,,
2> pipeline.yaml: note: changed by --set platform.sms=1
[1]

-- case csv-of-sensitivity --
CSV has one table: the terms, or the answers, never one of them in silence.
$ gpurta bound pipeline.yaml --sensitivity --csv --search 0 | sed -n 1,3p
> gpurta bound pipeline.yaml --explain=planner --sensitivity --csv --search 0
parameter,chain,step,found,low,high
max_scale,camera,,value,25/8,3435973836801/1099511627776
max_scale,planner,,value,22/5,24189255811077/5497558138880
2> gpurta: --format csv: expected either --explain or --sensitivity, found both; json has both
[2]

-- case room-by-resources --
Weights of 31/224 and 1/32 would let c0 wait. Of threads one SM at most can be full, and of blocks none.
$ cat >nearly-full.yaml <<'EOT'
> platform: jetson-tx2
> streams: {s1: {priority: low}}
> chains:
>   - {name: c0, period: 136, steps: [{kernel: k0, blocks: 1, threads: 32, registers: 16, wcet: 1}]}
>   - {name: c1, period: 56, stream: s1, steps: [{kernel: k1, blocks: 11, threads: 256, registers: 16, shared_memory: 5120, wcet: 6}]}
>   - {name: c2, period: 120, steps: [{kernel: k2, blocks: 3, threads: 256, registers: 16, shared_memory: 5120, wcet: 8}]}
>   - {name: c3, period: 149, steps: [{kernel: k3, blocks: 5, threads: 32, registers: 16, wcet: 5}]}
> EOT
> gpurta bound nearly-full.yaml --search 0 --explain c0 | sed '/^schedulable/,$d'
platform jetson-tx2; times in ms

bound of c0  time     part
own kernels     1  100.0 %
sum             1  100.0 %

c0, end to end: at most 1
  1  k0, from its activation

c0/k0: at most 1; its last block starts within 0
  0  while c0/k0 is at the head, in all less than 2
  0  leaves room, c1/k1: 11 blocks x weight 0.125
  0  leaves room, c2/k2: 3 blocks x weight 0.125
  0  leaves room, c3/k3: 5 blocks x weight 0.015625
  0  while c0/k0 is at the head, in all less than 1
  0  leaves room, c1/k1: 11 blocks x weight 0.03125
  0  leaves room, c2/k2: 3 blocks x weight 0.03125
  0  leaves room, c3/k3: 5 blocks x weight 0.03125
  0  while c1/k1 is at the head, in all less than 2
  0  leaves room, c1/k1: 10 blocks x weight 8/57
  0  leaves room, c2/k2: 3 blocks x weight 8/57
  0  leaves room, c3/k3: 5 blocks x weight 0.03125
  0  while c2/k2 is at the head, in all less than 2
  0  leaves room, c1/k1: 11 blocks x weight 8/57
  0  leaves room, c2/k2: 2 blocks x weight 8/57
  0  leaves room, c3/k3: 5 blocks x weight 0.03125
  0  while c3/k3 is at the head, in all less than 2
  0  leaves room, c1/k1: 11 blocks x weight 0.125
  0  leaves room, c2/k2: 3 blocks x weight 0.125
  0  leaves room, c3/k3: 4 blocks x weight 0.015625
  0  while c3/k3 is at the head, in all less than 1
  0  leaves room, c1/k1: 11 blocks x weight 0.03125
  0  leaves room, c2/k2: 3 blocks x weight 0.03125
  0  leaves room, c3/k3: 4 blocks x weight 0.03125
  1  the last block itself
  = 1

how to read this, and the section of page bound that proves it:
- weight: no set of blocks on an SM whose weights add up to less than 1 keeps a block of the waiting kernel out [Weights, Statement]
- in all less than: with so little there, a block always fits [Room]

