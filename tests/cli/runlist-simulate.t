-- file tasks.yaml --
runlist: {switch_cost: 0.05}
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, wcet: 2}
  - {name: glxgears, level: low, timeslice: 1, wcet: 2}

-- case simulate-until-9-format-csv --
$ gpurta runlist tasks.yaml --simulate --until 9 --format csv
channel,position,switch,start,end
render,0,0,1/20,81/20
dnn,1,81/20,41/10,71/10
multi-texture,2,71/10,143/20,163/20
glxgears,5,163/20,41/5,46/5
[1]

-- case simulate --
$ gpurta runlist tasks.yaml --simulate
simulation: all tasks released at 0, the Host at the first entry; times in ms
7 turns, 5 jobs

channel        release  completion  response  bound  deadline
render               0        4.05      4.05   8.15  met
render              33       37.05      4.05   8.15  met
dnn                  0        7.10      7.10   8.15  MISSED
multi-texture        0       10.25     10.25  11.30  -
glxgears             0       11.30     11.30  11.30  -

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
[1]
