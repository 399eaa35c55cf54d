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
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case measured --
$ gpurta measure operations.yaml --runs 2 -o M.json
> grep '"release"' M.json | sed 's/"launched.*//'
> grep -c '"threads"' M.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: M.json: No such file or directory
2> grep: M.json: No such file or directory
[3]

-- case measurement-s-kind-launched-launched --
$ sed -i 's/"kind".*"launched"/"launched"/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> sed: can't read M.json: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case measurement-s-launch-order-3-launch-order-4 --
$ sed -i 's/"launch_order": 3/"launch_order": 4/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> sed: can't read M.json: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case measurement-s-stream-null-stream-null --
$ sed -i 's/"stream": null/"stream": "null"/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> sed: can't read M.json: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case measurement-s-threads-512-threads-512 --
$ sed -i 's/"threads": 512/"threads": [512]/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> sed: can't read M.json: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case measurement-s-wcet-3-2-wcet-1-5 --
$ sed -i 's/"wcet": "3\/2"/"wcet": "1.5"/' M.json
> gpurta check operations.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> sed: can't read M.json: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-1024-0 --
$ sed s/1024/0/ operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-16-4-64 --
$ sed 's/\[16, 4\]/64/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-512-400-s-3-2-2-s-s3-s4 --
$ sed 's/512/400/; s/3\/2/2/; s/s3/s4/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-512-400 --
$ sed s/512/400/ operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-blocking-false-blocking-true --
$ sed 's/blocking: false/blocking: true/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-bytes-1000000-bytes-1000001 --
$ sed 's/bytes: 1000000/bytes: 1000001/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-copy-in-stream-s2-bytes-1000000-direction --
$ sed 's/copy: in, stream: s2, bytes: 1000000, direction: h2d/kernel: in, stream: s2, blocks: 1, threads: 32, wcet: 1/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-direction-h2d-direction-d2h --
$ sed 's/direction: h2d/direction: d2h/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-direction-h2d --
$ sed 's/, direction: h2d//' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-kernel-k3-kernel-k3-stream-s4 --
$ sed 's/kernel: k3,/kernel: k3, stream: s4,/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-priority-high-priority-low --
$ sed 's/priority: high/priority: low/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-registers-16-registers-8 --
$ sed 's/registers: 16/registers: 8/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-stream-default-stream-null-stream --
$ sed 's/stream: default/stream: null_stream/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-stream-s1-stream-s9 --
$ sed 's/stream: s1/stream: s9/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> other.yaml:10:3: note: streams: no operation is on stream "s1"
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-wcet-1-wcet-1-001 --
$ sed 's/wcet: 1}/wcet: 1.001}/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case s-wcet-1-wcet-1000us --
$ sed 's/wcet: 1}/wcet: 1000us}/' operations.yaml >other.yaml
> gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case scaled --
$ sed "/copy/d" operations.yaml >k.yaml
> gpurta measure k.yaml --runs 1 --scale 10 -o K.json
> grep -o "\"scale\": [0-9]*\|\"wcet\": [^,]*" K.json
> gpurta check k.yaml K.json >o.txt
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: K.json: No such file or directory
2> gpurta: cannot read K.json: No such file or directory
[3]
