-- file cut.yaml --
# The run in which short misses its deadline has more than 200,000 events: it is not kept to its end.
time_unit: ms
platform: {slots: 2}
chains:
  - {name: long, period: 1000, steps: [{copy: in, duration: 2}, {kernel: k, blocks: 500000, wcet: 0.001}]}
  - {name: short, period: 1000, deadline: 1, steps: [{copy: out, duration: 1}]}

-- file exact.yaml --
# The bound of a is 6, above its deadline; the exploration of all jobs shows that it takes 5 at most.
time_unit: ms
platform: {slots: 2}
chains:
  - {name: a, period: 8, deadline: 5, steps: [{kernel: x, blocks: 3, wcet: 2}, {copy: out, duration: 1}]}
  - {name: b, period: 8, steps: [{kernel: y, blocks: 1, wcet: 2}]}

-- file in-servers.yaml --
# A missed deadline beside servers.
time_unit: ms
platform: {slots: 2}
servers: [{name: s, budget: 1, period: 2}]
contexts: [{name: c, server: s}]
chains:
  - {name: a, context: c, period: 20, deadline: 1, steps: [{kernel: x, blocks: 4, wcet: 1}]}

-- file step-deadline.yaml --
time_unit: ms
platform: {slots: 2}
streams: {fast: {priority: high}}
chains:
  - {name: a, period: 20, steps: [{kernel: x, blocks: 2, wcet: 1, deadline: 1.5}, {kernel: y, blocks: 2, wcet: 1}]}
  - {name: b, period: 10, stream: fast, steps: [{kernel: z, blocks: 4, wcet: 1}]}

-- file tasks.yaml --
tasks:
  - {name: camera, wcet: 2, period: 10, level: high, timeslice: 1}
runlist: {overhead: published}

-- case certificate --
$ gpurta edf tasks.yaml --certificate c.json && cat c.json && rm c.json
EDF; utilization 0.2; times in ms

task    wcet  period  response  deadline  verdict
camera     2      10         2        10  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for camera: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "e604d5d3056b7d37744b87cbe1f9bde403c1882105cf1ef71c945d5a169d1d6d",
  "verdict": "schedulable",
  "witness": null,
  "tasks": [
    {"name": "camera", "response": "2", "verdict": "schedulable"}
  ],
  "points": []
}
2> tasks.yaml:3:1: note: edf ignores this section: runlist

-- case csv --
$ gpurta verify tasks.yaml tasks.yaml --format csv
2> gpurta: verify: expected --format table or json, found csv
[2]

-- case swapped --
$ gpurta edf tasks.yaml --certificate c.json >/dev/null
> gpurta verify c.json tasks.yaml; rm c.json
2> tasks.yaml:3:1: note: edf ignores this section: runlist
2> gpurta: verify: c.json is a certificate: first comes the scenario, then its certificate
[2]

-- case cut --
$ gpurta bound cut.yaml --search 40 --certificate c.json >/dev/null; grep verdict c.json
  "verdict": "unknown",
      "verdict": "schedulable",
      "verdict": "unknown",
2> gpurta: --certificate: chain short is unschedulable, but the certificate says unknown: the run that was observed was cut off after 200,000 events
[1]

-- case exact --
$ gpurta bound exact.yaml --exact 20000 --certificate c.json >/dev/null; grep verdict c.json
  "verdict": "unknown",
      "verdict": "unknown",
      "verdict": "schedulable",
2> gpurta: --certificate: chain a is schedulable, but the certificate says unknown: what --exact explores is too much to be written

-- case in-servers --
$ gpurta bound in-servers.yaml --format json --certificate c.json >/dev/null; grep -c '"sm"' c.json; grep verdict c.json
2
  "verdict": "unschedulable",
      "verdict": "unschedulable",
[1]

-- case no-certificate --
$ gpurta edf tasks.yaml --certificate c.json >/dev/null 2>/dev/null
> gpurta verify; gpurta verify tasks.yaml; gpurta verify c.json; rm c.json
2> gpurta: verify: no scenario and no certificate given: 'gpurta verify FILE CERTIFICATE'
2> gpurta: verify: no certificate given for tasks.yaml: 'gpurta verify FILE CERTIFICATE'
2> gpurta: verify: c.json is a certificate: of which scenario? 'gpurta verify FILE CERTIFICATE'
[2]

-- case no-checker --
$ GPURTA_VERIFY=./no-such-program gpurta verify tasks.yaml ./tasks.yaml
2> gpurta: verify: ./no-such-program cannot be started: No such file or directory
[3]

-- case no-such-certificate --
$ gpurta verify tasks.yaml no-such-file.json
2> gpurta: cannot read no-such-file.json: No such file or directory
[3]

-- case not-there --
$ gpurta edf tasks.yaml --certificate no-such-folder/c.json
2> tasks.yaml:3:1: note: edf ignores this section: runlist
2> gpurta: cannot write no-such-folder/c.json: its folder does not exist
[3]

-- case onto-input --
$ gpurta edf tasks.yaml --certificate tasks.yaml
2> tasks.yaml:3:1: note: edf ignores this section: runlist
2> gpurta: --certificate names tasks.yaml, which is read
[2]

-- case other-system --
$ gpurta edf tasks.yaml --overhead 1 --certificate c.json
2> tasks.yaml:3:1: note: edf ignores this section: runlist
2> gpurta: --certificate: it speaks of the file alone; put --overhead into the file
[2]

-- case published --
$ gpurta runlist tasks.yaml --certificate c.json
2> gpurta: --certificate: the published overhead is no bound
[2]

-- case step-deadline --
$ gpurta bound step-deadline.yaml --format json --certificate c.json >/dev/null; grep -c '"sm"' c.json; grep verdict c.json
22
  "verdict": "unschedulable",
      "verdict": "unschedulable",
      "verdict": "schedulable",
[1]

-- case yaml --
$ GPURTA_VERIFY=$EXAMPLES/../../bindings/verify/gpurta-verify gpurta verify tasks.yaml ./tasks.yaml
2> gpurta-verify: ./tasks.yaml:1:1: expected JSON, as --certificate and gpurta convert --to json write it: Expecting value
[2]

-- case no-such-format --
A result, another format, another command, a folder.
$ export GPURTA_VERIFY=$EXAMPLES/../../bindings/verify/gpurta-verify; gpurta edf tasks.yaml --certificate c.json --json >r.json 2>/dev/null
> sed 's/"certificate": 1/"certificate": 2/' c.json >a.json; sed 's/"edf"/"efd"/' c.json >b.json; mkdir d
> for file in r a b; do gpurta verify tasks.yaml $file.json; done; gpurta verify tasks.yaml d; rm -r *.json d
2> gpurta-verify: certificate (r.json:1): expected a certificate of format 1, as --certificate writes it of rta, edf, runlist, bound, sweep, resident
2> gpurta-verify: certificate (a.json:6): expected a certificate of format 1, as --certificate writes it of rta, edf, runlist, bound, sweep, resident
2> gpurta-verify: command (b.json:4): expected one of rta, edf, runlist, bound, sweep, resident, of which there are certificates; found efd
2> gpurta-verify: cannot read d: Is a directory
[2]

-- case same-file --
$ gpurta verify tasks.yaml tasks.yaml
2> gpurta: verify: tasks.yaml is given twice: first comes the scenario, then its certificate, which 'gpurta bound FILE --certificate CERTIFICATE' writes (rta, edf, runlist and sweep, too)
[2]

-- case mistakes-of-a-certificate --
With their lines.
$ export GPURTA_VERIFY=$EXAMPLES/../../bindings/verify/gpurta-verify; gpurta bound exact.yaml --search 0 --certificate c.json >/dev/null
> sed 's/"certificate": 1,/"certificate": 6x,/' c.json >a.json; gpurta verify exact.yaml a.json
> sed '0,/"bound": "[0-9]*"/s//"bound": "6x"/' c.json >b.json; gpurta verify exact.yaml b.json
> sed '0,/"name": "a",/s//"name": "a", "name": "a",/' c.json >d.json; gpurta verify exact.yaml d.json
rejected: chains[0].name (a, d.json:15): the key is there twice
2> gpurta-verify: a.json:6:19: expected JSON, as --certificate and gpurta convert --to json write it: Expecting ',' delimiter
2> gpurta-verify: chains[0].bound (a, b.json:16): expected a time such as 12 or 7/2, none below 0
[1]
