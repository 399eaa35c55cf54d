-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
gpurta measure operations.yaml --runs 2 -o M.json 2>/dev/null

-- file operations.yaml --
time_unit: ms
platform: jetson-tx2
operations:
  - {kernel: k1, stream: s1, blocks: 4, threads: 512, registers: 16, shared_memory: 1024, wcet: 1}
  - {copy: in, stream: s2, bytes: 1000000, direction: h2d}
  - {kernel: k2, stream: s3, blocks: 2, threads: [16, 4], wcet: 3/2, release: 2}
  - {kernel: k3, blocks: 1, threads: 32, wcet: 0.5}
  - {kernel: k4, stream: default, blocks: 1, threads: 32, wcet: 0.5, release: 9}
streams:
  s1: {blocking: false, priority: high}

-- case k3-d-s-operations-n-kernel-k3-blocks-1-threa --
$ sed '/k3/d; s/^operations:/&\n  - {kernel: k3, blocks: 1, threads: 32, wcet: 0.5}/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:247: k1 has launch_order 1 here and 2 in the scenario: another scenario?
2> M.json:49:155: in has launch_order 2 here and 3 in the scenario: another scenario?
2> M.json:51:242: k3 has launch_order 3 here and 1 in the scenario: another scenario?
[2]

-- case measured --
$ gpurta measure operations.yaml --runs 2 -o M.json
> grep '"release"' M.json | sed 's/"launched.*//'
> grep -c '"threads"' M.json
    {"name": "k1", "release": "0", "kind": "kernel", "threads": 512, "registers": 16, "shared_memory": 1024, "local_memory": 0, "carveout": 0, "carveout_percent": 0, "wcet": "1", "stream": "s1", "priority": -1, "blocking": false, "launch_order": 1, "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 1024, "carveout_percent": null}, 
    {"name": "in", "release": "0", "kind": "copy", "bytes": 1000000, "direction": "h2d", "stream": "s2", "priority": 0, "blocking": true, "launch_order": 2, 
    {"name": "k2", "release": "2", "kind": "kernel", "threads": 64, "registers": 0, "shared_memory": 0, "local_memory": 0, "carveout": 0, "carveout_percent": 0, "wcet": "3/2", "stream": "s3", "priority": 0, "blocking": true, "launch_order": 4, "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}, 
    {"name": "k3", "release": "0", "kind": "kernel", "threads": 32, "registers": 0, "shared_memory": 0, "local_memory": 0, "carveout": 0, "carveout_percent": 0, "wcet": "1/2", "stream": null, "priority": 0, "blocking": true, "launch_order": 3, "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}, 
    {"name": "k4", "release": "9", "kind": "kernel", "threads": 32, "registers": 0, "shared_memory": 0, "local_memory": 0, "carveout": 0, "carveout_percent": 0, "wcet": "1/2", "stream": "default", "priority": 0, "blocking": true, "launch_order": 5, "used": {"registers": 14, "local_memory": 0, "static_shared_memory": 0, "dynamic_shared_memory": 0, "carveout_percent": null}, 
4

-- case measurement-s-kind-launched-launched --
$ sed -i 's/"kind".*"launched"/"launched"/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt

-- case measurement-s-launch-order-3-launch-order-4 --
$ sed -i 's/"launch_order": 3/"launch_order": 4/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:51:242: k3 has launch_order 4 here and 3 in the scenario: another scenario?
[2]

-- case measurement-s-stream-null-stream-null --
$ sed -i 's/"stream": null/"stream": "null"/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:51:187: k3 has stream null here and null in the scenario: another scenario?
[2]

-- case measurement-s-threads-512-threads-512 --
$ sed -i 's/"threads": 512/"threads": [512]/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:65: k1 has threads no text here and 512 in the scenario: another scenario?
[2]

-- case measurement-s-wcet-3-2-wcet-1-5 --
$ sed -i 's/"wcet": "3\/2"/"wcet": "1.5"/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt

-- case s-1024-0 --
$ sed s/1024/0/ operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:104: k1 has shared_memory 1024 here and 0 in the scenario: another scenario?
[2]

-- case s-16-4-64 --
$ sed 's/\[16, 4\]/64/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt

-- case s-512-400-s-3-2-2-s-s3-s4 --
$ sed 's/512/400/; s/3\/2/2/; s/s3/s4/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:65: k1 has threads 512 here and 400 in the scenario: another scenario?
2> M.json:50:170: k2 has wcet 3/2 here and 2 in the scenario: another scenario?
2> M.json:50:187: k2 has stream s3 here and s4 in the scenario: another scenario?
[2]

-- case s-512-400 --
$ sed s/512/400/ operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:65: k1 has threads 512 here and 400 in the scenario: another scenario?
[2]

-- case s-blocking-false-blocking-true --
$ sed 's/blocking: false/blocking: true/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:224: k1 has blocking false here and true in the scenario: another scenario?
[2]

-- case s-bytes-1000000-bytes-1000001 --
$ sed 's/bytes: 1000000/bytes: 1000001/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:49:61: in has bytes 1000000 here and 1000001 in the scenario: another scenario?
[2]

-- case s-copy-in-stream-s2-bytes-1000000-direction --
$ sed 's/copy: in, stream: s2, bytes: 1000000, direction: h2d/kernel: in, stream: s2, blocks: 1, threads: 32, wcet: 1/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:49:5: in has 0 blocks here and 1 in the scenario: another scenario?
2> M.json:49:44: in has kind copy here and kernel in the scenario: another scenario?
[2]

-- case s-direction-h2d-direction-d2h --
$ sed 's/direction: h2d/direction: d2h/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:49:83: in has direction h2d here and d2h in the scenario: another scenario?
[2]

-- case s-direction-h2d --
$ sed 's/, direction: h2d//' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:49:83: in has direction h2d here and null in the scenario: another scenario?
[2]

-- case s-kernel-k3-kernel-k3-stream-s4 --
$ sed 's/kernel: k3,/kernel: k3, stream: s4,/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:51:187: k3 has stream null here and s4 in the scenario: another scenario?
[2]

-- case s-priority-high-priority-low --
$ sed 's/priority: high/priority: low/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:208: k1 has priority -1 here and 0 in the scenario: another scenario?
[2]

-- case s-registers-16-registers-8 --
$ sed 's/registers: 16/registers: 8/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:83: k1 has registers 16 here and 8 in the scenario: another scenario?
[2]

-- case s-stream-default-stream-null-stream --
$ sed 's/stream: default/stream: null_stream/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:52:187: k4 has stream default here and null_stream in the scenario: another scenario?
[2]

-- case s-stream-s1-stream-s9 --
$ sed 's/stream: s1/stream: s9/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> other.yaml:10:3: note: streams: no operation is on stream "s1"
2> other.yaml:10:3: note: stream "s2" is not in streams: one of low priority
2> other.yaml:10:3: note: stream "s3" is not in streams: one of low priority
2> other.yaml:10:3: note: stream "s9" is not in streams: one of low priority
2> M.json:48:190: k1 has stream s1 here and s9 in the scenario: another scenario?
2> M.json:48:208: k1 has priority -1 here and 0 in the scenario: another scenario?
2> M.json:48:224: k1 has blocking false here and true in the scenario: another scenario?
[2]

-- case s-wcet-1-wcet-1-001 --
$ sed 's/wcet: 1}/wcet: 1.001}/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> M.json:48:175: k1 has wcet 1 here and 1001/1000 in the scenario: another scenario?
[2]

-- case s-wcet-1-wcet-1000us --
$ sed 's/wcet: 1}/wcet: 1000us}/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt

-- case scaled --
$ sed "/copy/d" operations.yaml >k.yaml
> gpurta measure k.yaml --runs 1 --scale 10 -o K.json
> grep -o "\"scale\": [0-9]*\|\"wcet\": [^,]*" K.json
> gpurta check k.yaml K.json >o.txt
"scale": 10
"wcet": "1"
"wcet": "3/2"
"wcet": "1/2"
"wcet": "1/2"
"scale": 
