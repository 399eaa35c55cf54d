-- file tasks.yaml --
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: medium, timeslice: 1, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, saturated: true}
  - {name: glxgears, level: low, timeslice: 1, saturated: true}

-- case csv-explain-render --
$ gpurta runlist tasks.yaml --format csv --explain render
channel,times,each,each_limited_by,work,switches,switch,sum,limited_by
render,4,4,,,4,0,4,own
dnn,8,3,timeslice,3,1,0,3,work
multi-texture,2,1,"timeslice, saturated",,2,0,2,entries
glxgears,2,1,"timeslice, saturated",,2,0,2,entries

-- case csv --
$ gpurta runlist tasks.yaml --format csv
name,level,timeslice,slots,published,published_reason,positional,bound,bound_reason,deadline,meets_deadline,overloaded,witness,verdict,reason,published_formula,bound_formula
render,medium,1,4,,Theorem 1 is about high channels only,32,11,,32,true,false,,schedulable,the bound does not exceed the deadline,"Theorem 1, Equation 2","work-limited bound, every switch charged"
dnn,high,3,1,4,,4,4,,4,true,false,,schedulable,the bound does not exceed the deadline,"Theorem 1, Equation 2","work-limited bound, every switch charged"
multi-texture,low,1,,,a saturated channel has no response time,,,a saturated channel has no response time,,,false,,unknown,a saturated channel has no response time,"Theorem 1, Equation 2","work-limited bound, every switch charged"
glxgears,low,1,,,a saturated channel has no response time,,,a saturated channel has no response time,,,false,,unknown,a saturated channel has no response time,"Theorem 1, Equation 2","work-limited bound, every switch charged"
