-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=shared=$PWD/gpu,switch=50000
gone() { # the processes in the file `pids` are no more
    local pid rest turn
    while read -r pid rest; do
        for turn in $(seq 500); do
            grep -qs '^State:[[:space:]]*[^ZX]' "/proc/$pid/status" || continue 2
            sleep 0.01
        done
        echo "process of channel is still there"
    done <pids
}

-- file levels.yaml --
time_unit: ms
runlist: {switch_cost: 0.05}
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40}
  - {name: best-effort, level: low, timeslice: 1, saturated: true}

-- file tasks.yaml --
time_unit: ms
runlist: {switch_cost: 0.05}
tasks:
  - {name: render, wcet: 4, period: 33}
  - {name: dnn, wcet: 3, period: 40}
  - {name: logger, wcet: 1}
  - {name: best-effort, saturated: true}

-- case another-clock --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,offset=999999999999,drift=30000 gpurta check tasks.yaml --runs 2
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case check-json --
$ gpurta check tasks.yaml --runs 2 --save M.json --format json
> gpurta check tasks.yaml M.json --format csv
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case check --
$ gpurta measure tasks.yaml --runs 4 -o M.json
> gpurta check tasks.yaml M.json
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case coarse-timer --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,resolution=1000000 gpurta measure tasks.yaml
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case contradictions --
$ gpurta measure tasks.yaml --runs 1 -o M.json
> sed 's/wcet: 4/wcet: 5/' tasks.yaml >other.yaml && gpurta check other.yaml M.json
> sed 's/"name": "dnn"/"name": "cnn"/' M.json >name.json && gpurta check tasks.yaml name.json
> sed '0,/\[1, [0-9]*, /s//[1, 900000000000, /' M.json >early.json && gpurta check tasks.yaml early.json
> sed '0,/\[1, [0-9]*, /s//[7, 0, /' M.json >run.json && gpurta check tasks.yaml run.json
> python3 - <<'P' # each number of a job too low, in its turn; the last one is as low as it may be in another job
> import json
> for at, low in enumerate((0, -1, -2**63, -2**63, -1, 0)):
>     measured = json.load(open("M.json"))
>     jobs = measured["channels"][0]["jobs"]
>     jobs[0][5], jobs[1][at] = 1, low
>     json.dump(measured, open("low%d.json" % at, "w"))
> P
> for low in low?.json; do gpurta check tasks.yaml $low; done
> sed 's/"format": 1,/"format": 0,/' M.json >format.json && gpurta check tasks.yaml format.json
> sed 's/"channels"/"kanals"/' M.json >keys.json && gpurta check tasks.yaml keys.json
> gpurta check levels.yaml M.json
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
2> sed: can't read M.json: No such file or directory
2> sed: can't read M.json: No such file or directory
2> sed: can't read M.json: No such file or directory
2> Traceback (most recent call last):
2>   File "<stdin>", line 3, in <module>
2> FileNotFoundError: [Errno 2] No such file or directory: 'M.json'
2> gpurta: cannot read low?.json: No such file or directory
2> sed: can't read M.json: No such file or directory
2> sed: can't read M.json: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case csv --
$ gpurta measure tasks.yaml --runs 1 --format csv | sed -n 1,12p
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case dies --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,die=2 gpurta measure levels.yaml --set-level ./set -o M.json; gone; ls M.json 2>&1
ls: cannot access 'M.json': No such file or directory
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> pids: No such file or directory
[3]

-- case driver-hangs --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,fail=cuLaunchKernel:40:-1 gpurta measure levels.yaml --set-level ./set; gone
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> pids: No such file or directory
[3]

-- case fails --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,fail=cuLaunchKernel:40:719 gpurta measure levels.yaml --set-level ./set; gone
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> pids: No such file or directory
[3]

-- case json --
$ gpurta measure tasks.yaml --runs 1 --format json
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case killed --
$ gpurta measure levels.yaml --set-level ./set-and-kill 2>/dev/null; gone
2> pids: No such file or directory
[3]

-- case levels-cannot-be-set --
$ gpurta check levels.yaml --set-level ./no-such-program
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case levels-not-set --
$ gpurta check levels.yaml --runs 2
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case levels --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,levels=$PWD/pids gpurta check levels.yaml --runs 4 --set-level ./set; gone
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> pids: No such file or directory
[3]

-- case longer-timeslices --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,slice=5000000 gpurta check tasks.yaml --runs 4
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case never-ends --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=1,hang=2 gpurta measure levels.yaml --set-level ./set --timeout 200ms; gone
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> pids: No such file or directory
[3]

-- case no-device --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,fail=cuInit:1:100 gpurta measure tasks.yaml
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case not-by-turns --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,together=1 gpurta check tasks.yaml --runs 2
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case other-device --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,other_device=1 gpurta measure tasks.yaml
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case table --
$ gpurta measure tasks.yaml --runs 4
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case usage --
$ gpurta measure tasks.yaml --scale 2
> gpurta measure tasks.yaml --export examiner
> gpurta check tasks.yaml --svg x.svg
> gpurta check tasks.yaml M.json --set-level ./set
2> gpurta: --scale: is for kernels, and tasks are measured here
2> gpurta: --export: logs of cuda_scheduling_examiner tell of kernels, and these are tasks
2> gpurta: --svg: is for kernels, and tasks are compared here
2> gpurta: --set-level: says how to measure, but a measurement is given
[2]

-- case waited --
a job that waited for all of its time did no work
$ gpurta measure tasks.yaml --runs 1 -o M.json
> python3 - <<'EOT'
> import json
> with open("M.json") as file:
>     measured = json.load(file)
> job = measured["channels"][0]["jobs"][0]
> job[4] = job[3] - job[2]
> with open("waited.json", "w") as file:
>     json.dump(measured, file)
> EOT
> gpurta check tasks.yaml waited.json 2>&1 | sed 's/:[0-9]*:[0-9]*:/:/'
gpurta: cannot read waited.json: No such file or directory
2> gpurta: channel render: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> Traceback (most recent call last):
2>   File "<stdin>", line 2, in <module>
2> FileNotFoundError: [Errno 2] No such file or directory: 'M.json'
[3]
