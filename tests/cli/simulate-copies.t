-- file copies.yaml --
platform: tx2
operations:
  - {copy: A, duration: 2, stream: a}
  - {copy: B, duration: 3, stream: b}
  - {copy: C, duration: 4, stream: c}
  - {copy: D, duration: 1, stream: d, release: 1}

-- case explain-d-format-json --
$ gpurta simulate copies.yaml --explain D --format json | grep behind
    {"name": "D", "kind": "copy", "stream": "d", "release": "1", "enqueued": "1", "dispatched": "9", "assigned": "9", "completion": "10", "response": "9", "deadline": null, "meets_deadline": null, "delays": [{"rule": "C2", "cause": "copy engine busy", "behind": "A", "behind_job": 1, "from": "1", "for": "1"}, {"rule": "C2", "cause": "copy engine busy", "behind": "B", "behind_job": 1, "from": "2", "for": "3"}, {"rule": "C2", "cause": "copy engine busy", "behind": "C", "behind_job": 1, "from": "5", "for": "4"}]}
    {"time": "1", "rule": "G1", "operation": "D", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "D is launched"},
    {"time": "1", "rule": "C1", "operation": "D", "job": 1, "behind": "A", "behind_job": 1, "blocks": 0, "text": "D joins the queue of its copy engine, behind A"},
    {"time": "9", "rule": "C2", "operation": "D", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "D starts on its copy engine"},
    {"time": "10", "rule": "C4", "operation": "D", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "D has completed and leaves its stream"}

-- case explain --
$ gpurta simulate copies.yaml --explain
platform jetson-tx2; placement most-room; times in ms

time  rule  event
   0  G1    A is launched
   0  G1    B is launched
   0  G1    C is launched
   0  C1    A joins the queue of its copy engine
   0  C1    B joins the queue of its copy engine, behind A
   0  C1    C joins the queue of its copy engine, behind A
   0  C2    A starts on its copy engine
   1  G1    D is launched
   1  C1    D joins the queue of its copy engine, behind A
   2  C4    A has completed and leaves its stream
   2  C2    B starts on its copy engine
   5  C4    B has completed and leaves its stream
   5  C2    C starts on its copy engine
   9  C4    C has completed and leaves its stream
   9  C2    D starts on its copy engine
  10  C4    D has completed and leaves its stream

operation  from  for  rule  delayed by
B             0    2  C2    copy engine busy: A
C             0    2  C2    copy engine busy: A
C             2    3  C2    copy engine busy: B
D             1    1  C2    copy engine busy: A
D             2    3  C2    copy engine busy: B
D             5    4  C2    copy engine busy: C

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- times without a unit are in ms (key time_unit)

-- case platform-xavier --
$ gpurta simulate copies.yaml --platform xavier | sed -n 1,1p
platform jetson-xavier-agx; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9; copy engines not known: one; times in ms
