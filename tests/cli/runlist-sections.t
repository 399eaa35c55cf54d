-- file lower.yaml --
tasks:
  - {name: a, level: high, timeslice: 1, wcet: 2}
  - {name: l, level: low, timeslice: 2, wcet: 9, nonpreemptable: 1}

-- file none.yaml --
tasks: # no section makes an entry longer than Theorem 1 counts
  - {name: a, level: high, timeslice: 2, wcet: 2, nonpreemptable: 1}
  - {name: b, level: high, timeslice: 4, wcet: 3, nonpreemptable: 2}
  - {name: l, level: low, timeslice: 1, wcet: 9, nonpreemptable: 1}
  - {name: m, level: low, timeslice: 2, wcet: 9}

-- file other.yaml --
tasks: # b only is told: a's section makes the entries of a longer
  - {name: a, level: high, timeslice: 1, wcet: 2, nonpreemptable: 1}
  - {name: b, level: high, timeslice: 3, wcet: 3}

-- case ignored --
$ gpurta runlist servers.yaml >/dev/null
2> servers.yaml:3:1: note: runlist ignores this section: edf
2> servers.yaml:8:1: note: runlist ignores this section: servers
[1]

-- case lower --
$ gpurta runlist lower.yaml | grep -A1 '^published'
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

--
published: not a bound: Theorem 1 does not know non-preemptable sections
           Theorem 1 is about high channels only

-- case none --
$ gpurta runlist none.yaml | grep -A1 '^published'
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

--
published: Theorem 1 is about high channels only
no deadline is given

-- case other --
$ gpurta runlist other.yaml | grep -A1 '^published'
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

--
published: not a bound: Theorem 1 does not know non-preemptable sections
no deadline is given
