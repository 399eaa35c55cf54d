-- file wrong-list.yaml --
platform: {slots: 8}
operations:
  - {kernel: first, stream: b, blocks: 8, wcet: 2, after: [later, later]}
  - {kernel: both, stream: c, blocks: 1, wcet: 1, after: [in, frist]}
  - {kernel: later, stream: c, blocks: 1, wcet: 1, after: [first], delay: 3}
  - {kernel: no, stream: c, blocks: 1, wcet: 1, after: []}
  - {kernel: map, stream: c, blocks: 1, wcet: 1, after: [{a: b}, first]}

-- case circle --
$ gpurta simulate circle.yaml
2> circle.yaml:3:61: operations[0].after: expected the name of an operation before this one, found "last"
2> circle.yaml:4:61: operations[1].after: expected the name of an operation before this one, found "alone"
2> circle.yaml:8:60: operations[5].after: there is no operation "midlle"; did you mean "middle"?
[2]

-- case forward --
$ gpurta simulate forward.yaml
2> forward.yaml:3:55: kernels[0].after: expected the name of an operation before this one, found "b"
2> forward.yaml:4:55: kernels[1].after: expected the name of an operation before this one, found "k3"
[2]

-- case list-bound --
$ printf 'platform: {slots: 8}\nkernels:\n  - {name: first, blocks: 8, wcet: 2, period: 9}\n  - {name: later, blocks: 1, wcet: 1, after: [first], period: 9}\n' | gpurta bound -
2> <stdin>:4:5: kernels[1]: an operation that waits for others is a step of a chain: use chains
[2]

-- case list-rta --
$ printf 'platform: {slots: 8}\nkernels:\n  - {name: first, blocks: 8, wcet: 2}\n  - {name: later, blocks: 1, wcet: 1, after: [first]}\n' | gpurta rta -
2> <stdin>:4:5: kernels[1]: it waits for other operations; gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case list --
$ gpurta simulate list.yaml --explain
platform slots; placement most-room; copy engines not known: one; times in ms

time  rule  event
 0.0  G1    in is launched
 0.0  G1    first is launched
 0.0  G1    both is launched
 0.0  E1    both waits for in
 0.0  C1    in joins the queue of its copy engine
 0.0  G2    first joins the EE queue
 0.0  C2    in starts on its copy engine
 0.0  X1    first: 8 blocks placed: 8 on SM 0
 0.0  G3    first is fully dispatched and leaves the EE queue
 1.0  G1    behind is launched, in its stream behind both
 2.0  G4    first has completed and leaves its stream
 2.0  G1    host is launched, in its stream behind behind
 2.5  G1    also is launched
 2.5  E1    also waits for in
 3.0  C4    in has completed and leaves its stream
 3.0  G2    both joins the EE queue
 3.0  G2    also joins the EE queue, whose head is both
 3.0  X1    both: 1 block placed: 1 on SM 0
 3.0  G3    both is fully dispatched and leaves the EE queue
 3.0  X1    also: 1 block placed: 1 on SM 0
 3.0  G3    also is fully dispatched and leaves the EE queue
 4.0  G4    both has completed and leaves its stream
 4.0  G4    also has completed and leaves its stream
 4.0  G2    behind joins the EE queue
 4.0  X1    behind: 1 block placed: 1 on SM 0
 4.0  G3    behind is fully dispatched and leaves the EE queue
 5.0  G4    behind has completed and leaves its stream
 5.0  G2    host joins the EE queue
 5.0  X1    host: 1 block placed: 1 on SM 0
 5.0  G3    host is fully dispatched and leaves the EE queue
 6.0  G4    host has completed and leaves its stream

operation  from  for  rule  delayed by
both        0.0  3.0  E1    operation of another stream: in
behind      1.0  3.0  G1    behind in its stream: both
host        2.0  3.0  G1    behind in its stream: behind
also        2.5  0.5  E1    operation of another stream: in

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- times without a unit are in ms (key time_unit)

-- case unknown-in-list --
$ printf 'platform: {slots: 8}\noperations:\n  - {kernel: first, blocks: 8, wcet: 2, after: [later, frist]}\n  - {kernel: later, blocks: 1, wcet: 1, after: [first, first]}\n' | gpurta simulate -
2> <stdin>:3:49: operations[0].after[0]: expected the name of an operation before this one, found "later"
2> <stdin>:3:56: operations[0].after[1]: there is no operation "frist"
[2]

-- case wrong-list --
$ gpurta simulate wrong-list.yaml
2> wrong-list.yaml:3:60: operations[0].after[0]: expected the name of an operation before this one, found "later"
2> wrong-list.yaml:3:60: operations[0].after[0]: expected the name of an operation before this one, found "later"
2> wrong-list.yaml:4:59: operations[1].after[0]: there is no operation "in"
2> wrong-list.yaml:4:63: operations[1].after[1]: there is no operation "frist"; did you mean "first"?
2> wrong-list.yaml:5:75: operations[2].delay: a delay needs the key after (with one name) or after_launch
2> wrong-list.yaml:6:56: operations[3].after: expected a list of names, found an empty list
2> wrong-list.yaml:7:58: operations[4].after[0]: expected a name of 1 to 255 bytes without control characters or marks of direction, found a mapping
[2]
