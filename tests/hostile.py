#!/usr/bin/env python3
"""Whole commands where memory, descriptors, room for files or patience end: a result is whole or it is not there.

    hostile.py COMMAND FAKE_CUDA_DRIVER [FAIL_NTH]

FAIL_NTH is the library of fail_nth.c: every command runs with its n-th allocation failing. It ends with status 3, prints
no result and leaves no file; or that allocation did not matter, and everything is as without. GPURTA_TEST_SCALE=100 tries
every n.
"""
import concurrent.futures
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SCALE = float(os.environ.get("GPURTA_TEST_SCALE", 1))
CASES, EXAMPLES = os.path.join(HERE, "cli"), os.path.join(HERE, "..", "doc", "examples")
# $C: tests/cli, $E: doc/examples, $W: files that are made here
COMMANDS = """
rta $W/kernels.yaml
rta $W/kernels.yaml --trace -o o.txt
rta $W/kernels.yaml --format json --svg o.svg
rta $W/kernels.yaml --certificate c.json --format csv
bound $W/chains.yaml --explain
bound $W/chains.yaml --format json --svg o.svg --certificate c.json
bound $W/chains.yaml --sensitivity --search 20
partition $W/partition.yaml --search 2 --svg o.svg -o o.txt
simulate $W/kernels.yaml --jobs 3 --svg o.svg
simulate $W/plain.yaml --format json --export-examiner .
simulate $W/kernels.yaml --runs 5 --jitter 1 -o o.txt
runlist $W/tasks.yaml --explain t
runlist $W/tasks.yaml --simulate --until 100 --svg o.svg
runlist $W/tasks.yaml --certificate c.json -o o.txt
edf $W/tasks.yaml --svg o.svg
edf $W/tasks.yaml --sensitivity --format json --certificate c.json
edf $W/tasks.yaml --simulate --svg o.svg
occupancy --platform tx2 --threads 128 --registers 40 --svg o.svg
occupancy $W/plain.yaml --format csv
occupancy --platform tx2 --batch $W/launches.csv -o o.txt
platforms tx2
platforms --format json -o o.json
convert $W/kineto.json --platform tx2 -o o.json
convert $W/kineto.json --to perfetto
convert $W/nvprof.csv --platform tx2 --to chains
convert $E/tx2.yaml --to sag -o o.txt
verify $W/tasks.yaml $W/certificate.json
report $W/kernels.yaml -o o.html
report $W/tasks.yaml
sweep $W/sweep.yaml --threads 1 --format json -o o.json
measure $W/plain.yaml --driver $D --runs 3 --format json -o o.json
check $W/plain.yaml $W/measured.json --svg o.svg
simulate $C/reader-after/list.yaml
partition $C/partition-find/several.yaml --search 0
convert $W/frames.sqlite --to chains
bound $E/two-processes.yaml --search 0
runlist $C/runlist-sections/servers.yaml
convert $C/convert-kineto/graph.json --to chains
convert $C/convert-nvprof/nvprof.csv --platform v100 --to json
help rta
""".split("\n")[1:-1]
COMMANDS = [line for line in COMMANDS if line.split()[0] != os.environ.get("GPURTA_TEST_WITHOUT")]
FILES = {
    "kernels.yaml": "platform: {slots: 4}\nkernels:\n"
                    "  - {name: a, blocks: 5, wcet: 3, period: 20, deadline: 9}\n  - {name: b, blocks: 3, wcet: 7/3, period: 30}\n",
    "plain.yaml": "platform: tx2\nkernels:\n  - {name: a, blocks: 3, threads: 64, wcet: 1}\n"
                  "  - {name: b, blocks: 2, threads: 96, wcet: 7/3, stream: s}\n",
    "chains.yaml": "platform: {slots: 8}\nchains:\n"
                   "  - {name: c, period: 30, deadline: 25, steps: [{host: h, wcet: 1}, {kernel: x, blocks: 3, wcet: 2}]}\n"
                   "  - {name: d, period: 50, deadline: 40, steps: [{kernel: y, blocks: 9, wcet: 3}]}\n",
    "partition.yaml": "platform: jetson-orin-agx\nchains:\n"
                      "  - {name: c, period: 30, deadline: 25, steps: [{kernel: x, blocks: 9, threads: 256, wcet: 2}]}\n"
                      "  - {name: d, period: 50, deadline: 40, steps: [{kernel: y, blocks: 70, threads: 512, wcet: 3}]}\n",
    "tasks.yaml": "runlist: {switch_cost: 0.05}\ntasks:\n  - {name: t, level: high, wcet: 7/3, period: 20, timeslice: 1}\n"
                  "  - {name: u, level: low, wcet: 5, period: 40, timeslice: 2}\n",
    "launches.csv": "256,32,4096\n" * 50,
    "sweep.yaml": "sweep:\n  sets: 20\n  generator: uunifast\n  tasks: 3\n  utilization: [0.5, 0.9]\n"
                  "  period: {law: uniform, from: 16, to: 125, grain: 1}\n  curves: [{analysis: edf}]\n",
}


class Place:
    """Inputs in one folder; a run in an empty one of its own."""

    def __init__(self, command, driver, shim):
        self.command, self.shim = os.path.realpath(command), shim and os.path.realpath(shim)
        self.top = tempfile.mkdtemp(dir="/dev/shm" if os.access("/dev/shm", os.W_OK | os.X_OK) else None)
        self.inputs = os.path.join(self.top, "inputs")
        self.names = {"$C": CASES, "$E": os.path.realpath(EXAMPLES), "$W": self.inputs, "$D": os.path.realpath(driver)}
        self.environment = dict(os.environ, LC_ALL="C", NO_COLOR="1",
                                GPURTA_VERIFY=os.path.join(HERE, "..", "bindings", "verify", "gpurta-verify"))
        os.mkdir(self.inputs)

    def words(self, line):
        for name, value in self.names.items():
            line = line.replace(name, value)
        return [self.command] + line.split()

    def run(self, line, fail=None, before=None, stdin=subprocess.DEVNULL, count=None):
        """Status, standard output and error, files that are there then."""
        folder = tempfile.mkdtemp(dir=self.top)
        environment = dict(self.environment)
        if fail is not None:
            environment.update(LD_PRELOAD=self.shim, FAIL_NTH=str(fail))
        if count:
            environment["FAIL_NTH_COUNT"] = count
        try:
            process = subprocess.Popen(self.words(line), cwd=folder, env=environment, stdin=stdin, stdout=subprocess.PIPE,
                                       stderr=subprocess.PIPE, preexec_fn=before)
            out, err = process.communicate(timeout=120)
            return process.returncode, out, err, contents(folder)
        finally:
            shutil.rmtree(folder)


def contents(folder):
    files = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            files[name] = file.read()
    return files


def prepare(place):
    for name, text in FILES.items():
        with open(os.path.join(place.inputs, name), "w") as file:
            file.write(text)
    shutil.copy(os.path.join(CASES, "convert-kineto", "trace.json"), os.path.join(place.inputs, "kineto.json"))
    shutil.copy(os.path.join(CASES, "convert-nvprof", "nvprof.csv"), os.path.join(place.inputs, "nvprof.csv"))
    subprocess.check_call([sys.executable, os.path.join(CASES, "convert-nsys", "make.py")], cwd=place.inputs)
    for line in ("runlist $W/tasks.yaml --certificate $W/certificate.json",
                 "measure $W/plain.yaml --driver $D --runs 3 --format json -o $W/measured.json"):
        status, _, err, _ = place.run(line)
        if status > 1:
            sys.exit("{}: exit status {}: {}".format(line, status, err.decode()))


def changing(line, found):
    """What differs from run to run: times that a real clock measured."""
    return found[:1] if line.startswith("measure") else found


def failing(place, pool, seed):
    """Every command, with allocations that fail."""
    draw, runs, bad = random.Random(seed), 0, []
    jobs = []
    for line in COMMANDS:
        count = os.path.join(place.top, "count")
        normal = place.run(line, 0, count=count)
        most = 400  # of a command that becomes another program, which is left alone
        if os.path.exists(count):
            with open(count) as file:
                most = int(file.read())
            os.unlink(count)
        if normal[0] not in (0, 1):
            bad.append("{}: exit status {}: {}".format(line, normal[0], normal[2].decode()))
        if most < 1:
            bad.append("{}: {} allocations: they are not noticed".format(line, most))
        at = range(1, most + 1)
        if len(at) > 24 * SCALE:
            at = sorted(draw.sample(at, int(24 * SCALE)))
        jobs += [(line, normal, pool.submit(place.run, line, n if i % 4 else -n), n if i % 4 else -n) for i, n in enumerate(at)]
    for line, normal, job, n in jobs:
        found, runs = job.result(), runs + 1
        if found[0] == 3 and not found[1] and not found[3] and found[2]:
            continue
        if changing(line, found) != changing(line, normal):
            bad.append("allocation {} fails: {}: exit status {} (without: {}), prints {} bytes ({}), leaves {}: {}".format(
                n, line, found[0], normal[0], len(found[1]), len(normal[1]), list(found[3]), found[2].decode("utf-8", "replace")))
    print("{} commands, {} runs with an allocation that fails".format(len(COMMANDS), runs))
    return bad


def full(place, pool):
    """No room for a file, or for the end of it: it is as it was, and no other of the same command is there."""
    def limited(size):
        return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    bad, jobs = [], []
    for line in COMMANDS:
        if re.search("-o |--svg |--certificate |--export", line) and not line.startswith("measure"):
            normal = place.run(line)
            jobs += [(line, size, normal, pool.submit(place.run, line, before=limited(size))) for size in (0, 300, 3000)]
    for line, size, normal, job in jobs:
        status, out, err, files = found = job.result()
        whole = found == normal and files and max(len(text) for text in files.values()) <= size
        if not whole and (status != 3 or out or files or b"cannot " not in err):
            bad.append("room for {} bytes: {}: exit status {}, {} bytes, {}, {}".format(size, line, status, len(out), list(files), err))
    if os.access("/dev/full", os.W_OK):
        for line in ("rta $W/kernels.yaml --svg o.svg -o /dev/full", "rta $W/kernels.yaml --svg /dev/full -o o.txt"):
            status, out, err, files = place.run(line)
            if status != 3 or out or files or b"No space left" not in err:
                bad.append("{}: exit status {}, {} bytes, {}, {}".format(line, status, len(out), list(files), err))
    return bad


def closed(place, pool):
    """Descriptors that are closed: no message reaches a file, and a result that goes nowhere is an error."""
    def without(descriptors):
        return lambda: [os.close(fd) for fd in descriptors]
    bad, jobs = [], []
    for line in COMMANDS:
        if not line.startswith("measure"):
            normal = place.run(line)
            jobs += [(line, fds, normal, pool.submit(place.run, line, before=without(fds)))
                     for fds in ((0,), (1,), (2,), (0, 1), (0, 1, 2))]
    for line, fds, (status, out, err, files), job in jobs:
        found = job.result()
        lost = 1 in fds and (out or line.startswith("verify"))
        if found != (3 if lost else status, b"" if lost else out, b"" if 2 in fds else found[2] if lost else err, {} if lost else files):
            bad.append("{} closed: {}: exit status {} (open: {}), {} bytes ({}), {}, {}".format(
                fds, line, found[0], status, len(found[1]), len(out), list(found[3]), found[2]))
    found = place.run("rta -", before=without((0,)))
    if found[0] != 3 or b"Bad file descriptor" not in found[2]:
        bad.append("rta - with standard input closed: {}".format(found))
    return bad


def unread(place):
    """A reader that goes away: the command ends by SIGPIPE, and no file of it is there."""
    folder = tempfile.mkdtemp(dir=place.top)
    reader, writer = os.pipe()
    os.close(reader)
    status = subprocess.call(place.words("rta $W/kernels.yaml --svg o.svg"), cwd=folder, stdout=writer, stderr=subprocess.DEVNULL)
    os.close(writer)
    if status != -signal.SIGPIPE or os.listdir(folder):
        return ["nobody reads: exit status {}, {}".format(status, os.listdir(folder))]
    return []


def main():
    place = Place(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None)
    seed = os.environ.get("GPURTA_SEED") or str(random.SystemRandom().randrange(2 ** 32))
    print("GPURTA_SEED={}".format(seed))
    bad = []
    try:
        prepare(place)
        with concurrent.futures.ThreadPoolExecutor(2 * len(os.sched_getaffinity(0))) as pool:
            if place.shim:
                bad += failing(place, pool, seed)
            bad += full(place, pool) + closed(place, pool)
        bad += unread(place)
    finally:
        shutil.rmtree(place.top)
    print("\n".join(bad) or "what ends early leaves nothing behind")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
