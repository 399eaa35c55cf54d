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
