-- file tasks.yaml --
runlist: {switch_cost: 0.1}
tasks:
  - {name: camera, level: high, timeslice: 2, wcet: 5, period: 33, deadline: 16}
  - {name: display, level: low, timeslice: 2, saturated: true}

-- case sed-s-16-5-tasks --
$ sed s/16/5/ tasks.yaml | gpurta runlist - --fit timeslice --format csv
from,to,closed,kind,ratio,task
5,5,true,best,51/25,camera
[1]

-- case tasks-fit-timeslice-format-csv --
$ gpurta runlist tasks.yaml --fit timeslice --format csv
from,to,closed,kind,ratio,task
1,54/5,true,interval,,
5,5,true,best,51/80,camera
