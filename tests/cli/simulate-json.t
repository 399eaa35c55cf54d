-- file program.yaml --
time_unit: us
platform: {base: jetson-tx2, copy_bandwidth: 3000000000}
streams: {quick: {blocking: false, priority: -2}}
operations:
  - {kernel: a, stream: s, blocks: 3, threads: 768, wcet: 7/3, deadline: 5}
  - {copy: b, stream: s, bytes: 4096, direction: h2d}
  - {kernel: c, stream: default, blocks: 1, threads: 64, wcet: 1, release: 1}
  - {kernel: d, stream: quick, blocks: 1, threads: 64, shared_memory: 1000, wcet: 1, release: 1}
  - {kernel: e, blocks: 1, threads: 64, wcet: 1, after: a, delay: 1ns}

-- case run --
$ gpurta simulate program.yaml --format json --blocks | grep -v '"gpurta"'
{
  "format": 1,
  "command": "simulate",
  "time_unit": "us",
  "policy": "most-room",
  "sms": 2,
  "sm_order": "ascending",
  "copy_engines": 1,
  "releases": {"jobs": 1},
  "rules": [],
  "proves": "this run only",
  "operations": [
    {"name": "a", "kind": "kernel", "stream": "s", "release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "7/3", "response": "7/3", "deadline": "5", "meets_deadline": true, "blocks": [[0, "0", "7/3"], [1, "0", "7/3"], [0, "0", "7/3"]]},
    {"name": "b", "kind": "copy", "stream": "s", "release": "0", "enqueued": "7/3", "dispatched": "7/3", "assigned": "7/3", "completion": "1387/375", "response": "1387/375", "deadline": null, "meets_deadline": null, "blocks": []},
    {"name": "c", "kind": "kernel", "stream": "default", "release": "1", "enqueued": "1387/375", "dispatched": "1387/375", "assigned": "1387/375", "completion": "1762/375", "response": "1387/375", "deadline": null, "meets_deadline": null, "blocks": [[0, "1387/375", "1762/375"]]},
    {"name": "d", "kind": "kernel", "stream": "quick", "release": "1", "enqueued": "1", "dispatched": "1", "assigned": "1", "completion": "2", "response": "1", "deadline": null, "meets_deadline": null, "blocks": [[1, "1", "2"]]},
    {"name": "e", "kind": "kernel", "stream": null, "release": "7003/3000", "enqueued": "1762/375", "dispatched": "1762/375", "assigned": "1762/375", "completion": "2137/375", "response": "10093/3000", "deadline": null, "meets_deadline": null, "blocks": [[0, "1762/375", "2137/375"]]}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones",
    "a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)",
    "no registers given for a, c, d and e: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for a, c and e: taken to use none (key shared_memory)",
    "no stream given for e: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "platform jetson-tx2 with copy_bandwidth 3000000000"
  ],
  "notes": []
}
