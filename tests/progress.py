#!/usr/bin/env python3
"""What takes long tells so on a terminal and ends at Ctrl-C, with no file left or lost; elsewhere it says nothing.
The time from Ctrl-C to the end is printed.

    progress.py COMMAND EXAMPLES FAKE_CUDA_DRIVER
"""
import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

FILES = {
    "sweep.yaml": "sweep:\n  sets: 10000000\n  generator: uunifast\n  tasks: 20\n  utilization: [0.5, 0.9]\n"
                  "  period: {law: uniform, from: 16, to: 125, grain: 0.001}\n  timeslice: 1\n"
                  "  curves: [{analysis: work-limited}]\n",
    "chains.yaml": "platform: {slots: 2}\nchains:\n"
                   "  - {name: a, period: 20, steps: [{kernel: x, blocks: 3, wcet: 2}]}\n"
                   "  - {name: b, period: 30, steps: [{kernel: y, blocks: 2, wcet: 3}]}\n",
    "footprints.yaml": "platform: jetson-orin-agx\nchains:\n" + "".join(
        "  - {{name: c{0}, period: {1}, stream: s{0}, steps: [{2}]}}\n".format(i, 2000 + i, ", ".join(
            "{{kernel: k{0}, blocks: {1}, threads: {2}, registers: {3}, shared_memory: {4}, wcet: {1}, carveout: 100}}".format(
                4 * i + j, 3 + j + i % 5, 32 * (1 + (7 * i + j) % 23), 16 + (5 * i + 3 * j) % 40, 512 * ((11 * i + 5 * j) % 50))
            for j in range(4))) for i in range(10)),
}
EVENT = '{{"name": "k", "blocks": 3, "wcet": 1, "release": {}}},\n'


def profile(pipe):
    """An endless scenario, which convert reads."""
    try:
        with os.fdopen(pipe, "w") as file:
            file.write('{"kernels": [')
            i = 0
            while True:
                file.write("".join(EVENT.format(j) for j in range(i, i + 1000)))
                i += 1000
    except OSError:
        pass


def on_terminal(words, signs):
    """Reads until the command says that it works, then types Ctrl-C; what it said, how it ended, and when."""
    piped = os.pipe() if "-" in words else None
    child, terminal = pty.fork()
    if child == 0:
        if piped:
            os.dup2(piped[0], 0)
            os.close(piped[1])
        os.execv(words[0], words)
    if piped:
        os.close(piped[0])
        threading.Thread(target=profile, args=(piped[1],), daemon=True).start()
    said = b""
    while not re.search(signs, said):
        try:
            said += os.read(terminal, 1000)
        except OSError:
            sys.exit("{}: ended by itself: {}".format(" ".join(words), said))
    threading.Thread(target=drain, args=(terminal,), daemon=True).start()
    begun = time.monotonic()
    os.write(terminal, b"\x03")
    status = os.waitpid(child, 0)[1]
    return said.decode(), status, time.monotonic() - begun


def drain(terminal):
    try:
        while os.read(terminal, 10000):
            pass
    except OSError:
        pass


def main():
    try:
        os.close(os.openpty()[0])
    except OSError as error:
        print("SKIPPED: there is no pseudo-terminal here: {}".format(error))
        sys.exit(77)
    command, examples = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    os.environ.update(GPURTA_CUDA_DRIVER=os.path.abspath(sys.argv[3]), GPURTA_FAKE_CUDA="platform=jetson-tx2")
    tx2 = os.path.join(examples, "tx2.yaml")
    works = b"working for [1-9][0-9]* s; Ctrl-C ends it"
    long = [
        (["simulate", tx2, "--jitter", "1", "--runs", "1000000", "--jobs", "100"], works),
        (["bound", "chains.yaml", "--search", "2000000000"], b"bound: [0-9]+ of 2000000000 runs; " + works),
        (["bound", "footprints.yaml", "--search", "0", "--sensitivity"], works),
        (["sweep", "sweep.yaml"], b"sets/s"),
        (["convert", "-"], works),
        (["measure", tx2, "--runs", "100000"], b"[1-9][0-9]* of 100000"),
        (["measure", os.path.join(examples, "drive-px.yaml"), "--runs", "100000"], b"[1-9][0-9]* of 100000"),
    ]
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name, text in FILES.items():
            with open(name, "w") as file:
                file.write(text)
        there = sorted(os.listdir(".") + ["out"])
        for words, signs in long:
            with open("out", "w") as file:
                file.write("kept")
            said, status, seconds = on_terminal([command] + words + ["-o", "out"], signs)
            # what sweep has counted is written: it goes on from there with --resume
            ended = [3] if words[0] == "sweep" else [130]
            assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGINT or os.WEXITSTATUS(status) in ended, (
                words, status, said[-300:])
            with open("out") as file:
                assert words[0] == "sweep" or file.read() == "kept", words
            assert sorted(os.listdir(".")) == there, (words, os.listdir("."))
            print("{:8} ended {:5.1f} ms after Ctrl-C".format(words[0], 1000 * seconds))
    run = subprocess.run([command, "simulate", tx2, "--jitter", "1", "--runs", "20"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert b"working" not in run.stdout + run.stderr, run
    print("what takes long tells so and ends")


main()
