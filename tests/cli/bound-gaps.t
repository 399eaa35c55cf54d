-- file gaps.yaml --
platform: jetson-orin-nano
chains:
  - name: camera
    period: 30
    launch_gap: 5us
    steps:
      - {copy: in, duration: 1}
      - {kernel: resize, blocks: 30, threads: 256, registers: 32, wcet: 1, count: 3}
      - {kernel: left, blocks: 8, threads: 256, registers: 32, wcet: 2, stream: l}
      - {kernel: right, blocks: 8, threads: 256, registers: 32, wcet: 1, after: [resize], stream: r}
      - {host: fuse, wcet: 0.5, after: [left, right]}
      - {kernel: plan, blocks: 8, threads: 256, registers: 32, wcet: 2, stream: l}
  - {name: lidar, period: 20, steps: [{kernel: scan, blocks: 30, threads: 256, registers: 32, wcet: 1}]}

-- file written.yaml --
platform: jetson-orin-nano
chains:
  - name: camera
    period: 30
    steps:
      - {copy: in, duration: 1}
      - {kernel: resize, blocks: 30, threads: 256, registers: 32, wcet: 1}
      - {host: "gap:resize#2", wcet: 5us}
      - {kernel: "resize#2", blocks: 30, threads: 256, registers: 32, wcet: 1}
      - {host: "gap:resize#3", wcet: 5us}
      - {kernel: "resize#3", blocks: 30, threads: 256, registers: 32, wcet: 1}
      - {host: "gap:left", wcet: 5us}
      - {kernel: left, blocks: 8, threads: 256, registers: 32, wcet: 2, stream: l}
      - {host: "gap:right", wcet: 5us, after: ["resize#3"]}
      - {kernel: right, blocks: 8, threads: 256, registers: 32, wcet: 1, stream: r}
      - {host: fuse, wcet: 0.5, after: [left, right]}
      - {kernel: plan, blocks: 8, threads: 256, registers: 32, wcet: 2, stream: l}
  - {name: lidar, period: 20, steps: [{kernel: scan, blocks: 30, threads: 256, registers: 32, wcet: 1}]}

-- case launch-gap --
A kernel that waits for a kernel waits for a host step, each launch of a count too; not one that waits for a copy.
$ gpurta bound gaps.yaml | sed '/^- [^w]/d'
platform jetson-orin-nano; times in ms

chain     bound  observed  deadline  verdict
camera  11.5150     9.505        30  met
lidar    4.3125     2.000        20  met

chain   step          kind    jitter   bound  observed  finish
camera  in            copy     0.000   1.000     1.000   1.000
camera  resize        kernel   1.000   2.000     1.965   3.000
camera  gap:resize#2  host     3.000   0.005     0.005   3.005
camera  resize#2      kernel   3.005   2.000     1.990   5.005
camera  gap:resize#3  host     5.005   0.005     0.005   5.010
camera  resize#3      kernel   5.010   2.000     1.975   7.010
camera  gap:left      host     7.010   0.005     0.005   7.015
camera  left          kernel   7.015   2.000     2.000   9.015
camera  gap:right     host     7.010   0.005     0.005   7.015
camera  right         kernel   7.015   1.000     1.000   8.015
camera  fuse          host     9.015   0.500     0.500   9.515
camera  plan          kernel   9.515   2.000     2.000  11.515
lidar   scan          kernel   0.000  ~4.313     2.000  ~4.313

schedulable: every bound is within its deadline; rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): camera 14.515, lidar 9

assumptions:
- what a step waits for is complete before it is launched, and no time passes between but launch_gap at most, from kernel to kernel of the chains that have it; queues are first in, first out

-- case as-written --
Bounds, their terms, observed responses and runs are those of the host steps that somebody writes.
$ for file in gaps written; do
>     gpurta bound $file.yaml --csv --explain | grep '^camera\|^lidar' | cut -d, -f-12 >$file.csv
>     gpurta simulate $file.yaml --csv | cut -d, -f-8 >>$file.csv
> done
> cmp gaps.csv written.csv && grep -c . gaps.csv
48

-- case certificate --
The checker puts the gaps in by itself; with longer ones the claim is of another system.
$ gpurta bound gaps.yaml --certificate c.json >/dev/null
> gpurta verify gaps.yaml c.json
> sed 's/5us/9us/' gaps.yaml >longer.yaml
> gpurta bound longer.yaml --certificate d.json >/dev/null
> sed -i "s/\"scenario\": \"[0-9a-f]*\"/$(grep -o '"scenario": "[0-9a-f]*"' d.json)/" c.json
> gpurta verify longer.yaml c.json | head -2
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked
rejected: chains[0].steps[2].bound (camera, gap:resize#2, c.json:22): 1/200 is claimed, it takes 9/1000
[1]

-- case too-many --
$ gpurta bound gaps.yaml --set chains.camera.steps.resize.count=20000
2> gaps.yaml: note: changed by --set chains.camera.steps.resize.count=20000
2> gaps.yaml: --set chains.camera.steps.resize.count=20000: chains[0].steps[1].count: launches with a launch_gap: at most 10000, found 20000
[2]

-- case pipelined --
$ gpurta bound gaps.yaml --set chains.camera.overlap=pipelined
2> gaps.yaml:5:17: chains[0].launch_gap: each step of a pipelined chain is launched by a thread of its own: expected overlap: serial, or what passes before a launch as a host step
[2]

-- case carveout-of-each-launch --
Each launch has the carve-out of its row.
$ gpurta bound gaps.yaml --set chains.camera.steps.resize.carveout=50 | grep -i carve-out
with any carve-out of these kernels (carveout: unknown): camera 14.515
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for left, right, plan, scan (key carveout)
2> gaps.yaml: note: changed by --set chains.camera.steps.resize.carveout=50

-- file busy.yaml --
platform: jetson-orin-nano
cpus: [{name: cpu0}]
partitions: [{name: p, sms: 4}]
chains:
  - {name: spin, period: 30, launch_gap: 1, cpu: cpu0, priority: 2, wait: busy, partition: p, steps: [
     {kernel: a, blocks: 4, threads: 256, registers: 32, wcet: {sms: {4: 3, 8: 2}}}, {kernel: b, blocks: 4, threads: 256, registers: 32, wcet: 2}]}
  - {name: task, period: 30, cpu: cpu0, priority: 1, steps: [{host: work, wcet: 5}]}

-- case spins-meanwhile --
A wcet by SMs is of the kernel, not of the gap before it; a thread that spins keeps its CPU in a gap, too.
$ gpurta bound busy.yaml --set chains.spin.steps.b.wcet='{sms: {4: 2, 8: 1}}' | sed '/^assumptions/,$d'
platform jetson-orin-nano; times in ms

chain  bound  observed  deadline  verdict
spin       6         6        30  met
task      11        11        30  met

chain  step   kind    cpu   jitter  bound  observed  finish
spin   a      kernel  cpu0       0      3         3       3
spin   gap:b  host    cpu0       3      1         1       4
spin   b      kernel  cpu0       4      2         2       6
task   work   host    cpu0       0     11        11      11

schedulable: every bound is within its deadline; rules not measured on this GPU

2> busy.yaml: note: changed by --set chains.spin.steps.b.wcet={sms: {4: 2, 8: 1}}

-- case where-it-is --
It is a key of the chain; its steps have names, and are none that can be set. The usual mistake is a number of us in a file of ms.
$ gpurta bound gaps.yaml --set chains.camera.steps.resize.launch_gap=5us
> gpurta bound gaps.yaml --set chains.camera.gap:detect=5us
> gpurta bound gaps.yaml --set chains.camera.steps.gap:detect.wcet=5us
> gpurta bound gaps.yaml --search 0 --set chains.camera.launch_gap=5 | grep '^unknown\|^schedulable'
schedulable: every bound is within its deadline; rules not measured on this GPU
2> gaps.yaml: --set chains.camera.steps.resize.launch_gap=5us: chains[0].steps[1]: unknown key "launch_gap": it is a key of the chain, beside its "steps"
2> gaps.yaml: --set chains.camera.gap:detect=5us: "gap:detect" is what launch_gap puts between kernels: write launch_gap of the chain, as in chains.camera.launch_gap=5us
2> gaps.yaml: --set chains.camera.steps.gap:detect.wcet=5us: "gap:detect" is what launch_gap puts between kernels: write launch_gap of the chain, as in chains.camera.launch_gap=5us
2> gaps.yaml: note: changed by --set chains.camera.launch_gap=5
2> gaps.yaml:5:5: note: launch_gap: gaps of 2 to 5 us were measured (launch_gap: 5us), found 5
