-- file tasks.yaml --
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, saturated: true}
  - {name: glxgears, level: low, timeslice: 1, saturated: true}

-- case timeslice-limit-10 --
$ gpurta runlist tasks.yaml --fit timeslice --limit 10
2> gpurta: not finished after 10 steps: choose a smaller range, or a larger limit
[2]

-- case timeslice --
$ gpurta runlist tasks.yaml --fit timeslice | sed -n 1,5p
interleaved list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

timeslices for all channels with which every positional bound meets its deadline: none
best: 1, where the worst positional bound / deadline is 2.25 (dnn); with it:
[1]
