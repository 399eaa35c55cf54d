#!/usr/bin/env python3
"""Tests of the command line by folders. A folder holds input files and cases on them; a case is

    NAME.cmd      shell lines with one command of gpurta that is tested (the last one that runs);
                  lines before it prepare, lines after it look at what it wrote
    NAME.out      expected standard output (absent: none)
    NAME.err      expected standard error (absent: none)
    NAME.status   expected exit status of the command (absent: 0)

`setup`, if there is one, is run before each case; `prepare` once for all cases of the folder, which get
the files that it made (its variables they do not). Every case runs in a copy of its folder, several at a
time (GPURTA_TEST_JOBS), up to the first that fails where GPURTA_TEST_STOP is set. $EXAMPLES is doc/examples.

    run.py COMMAND [--update] [FOLDER | FOLDER/NAME ...]     --update rewrites out, err and status
"""
import concurrent.futures
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SECONDS = "180"  # a case may take
# gpurta by its name, and its exit status kept
WRAPPER = """#!/bin/sh
"{}" "$@"
status=$?
echo $status >"$STATUS_FILE"
exit $status
"""


def read(path):
    try:
        with open(path, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


def copy(source, target):
    """What is no case, and no part of one."""
    os.mkdir(target)
    for entry in os.scandir(source):
        to = os.path.join(target, entry.name)
        if entry.is_dir():
            shutil.copytree(entry.path, to, symlinks=True)
        elif entry.name not in ("setup", "prepare") and not entry.name.endswith((".cmd", ".out", ".err", ".status")):
            shutil.copy(entry.path, to, follow_symlinks=False)


class Runner:
    def __init__(self, command, update, results):
        self.update, self.results, self.numbers, self.stopped, self.inputs = update, results, itertools.count(), False, {}
        folder = os.path.join(results, "bin")
        os.mkdir(folder)
        with open(os.path.join(folder, "gpurta"), "w") as file:
            file.write(WRAPPER.format(os.path.realpath(command)))
        os.chmod(file.name, 0o755)
        self.environment = dict(os.environ, PATH=folder + ":" + os.environ["PATH"], LC_ALL="C.UTF-8", NO_COLOR="1",
                                EXAMPLES=os.path.join(HERE, "..", "..", "doc", "examples"))

    def prepare(self, folder):
        """A copy of the folder, with what all of its cases need; what went wrong."""
        work = os.path.join(self.results, folder)
        copy(os.path.join(HERE, folder), work)
        script = os.path.join(HERE, folder, "prepare")
        if os.path.exists(script):
            made = subprocess.run(["bash", "-e", script], cwd=work, env=dict(self.environment, STATUS_FILE=os.devnull),
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if made.returncode or made.stdout:
                return None, "{}: exit status {}\n{}".format(script, made.returncode, made.stdout.decode("utf-8", "replace"))
        return work, ""

    def run(self, case, work):
        """Runs a case: what it printed, and its command's exit status."""
        script = os.path.join(HERE, case + ".cmd")
        setup = os.path.join(HERE, os.path.dirname(case), "setup")
        if os.path.exists(setup):
            text, script = read(setup) + read(script), work + ".script"
            with open(script, "wb") as file:
                file.write(text)
        with open(work + ".out", "wb") as out, open(work + ".err", "wb") as err:
            subprocess.call(["timeout", SECONDS, "bash", script], cwd=work, stdin=subprocess.DEVNULL, stdout=out, stderr=err,
                            env=dict(self.environment, STATUS_FILE=work + ".status"))
        prefix = b"^" + re.escape(script).encode() + b": line [0-9]*: "
        return {"out": read(work + ".out"), "err": re.sub(prefix, b"", read(work + ".err"), flags=re.M),
                "status": read(work + ".status").decode().strip() or "none"}

    def differences(self, case, work):
        """Runs a case; what is not as expected."""
        prepared, said = self.inputs[os.path.dirname(case)].result()
        if said:
            yield said
            return
        shutil.copytree(prepared, work, symlinks=True)
        found = self.run(case, work)
        if self.update:
            self.save(case, found)
        expected = os.path.join(HERE, case + ".")
        for stream in ("out", "err"):
            if found[stream] != read(expected + stream):
                with open(work + "." + stream, "wb") as file:
                    file.write(found[stream])
                label = case + "." + stream
                there = expected + stream if os.path.exists(expected + stream) else os.devnull
                yield subprocess.run(["diff", "-u", "--label", label + " expected", "--label", label + " found", there,
                                      work + "." + stream], stdout=subprocess.PIPE).stdout.decode("utf-8", "replace")
        status = read(expected + "status").decode().strip() or "0"
        if found["status"] != status:
            yield "{}: exit status {}, expected {}\n".format(case, found["status"], status)

    def save(self, case, found):
        found = dict(found, status=b"" if found["status"] == "0" else found["status"].encode() + b"\n")
        for kind, data in found.items():
            path = os.path.join(HERE, case + "." + kind)
            if data:
                with open(path, "wb") as file:
                    file.write(data)
            elif os.path.exists(path):
                os.remove(path)

    def passes(self, case):
        if self.stopped:
            return False
        work = os.path.join(self.results, "work.{}".format(next(self.numbers)))
        said = "".join(self.differences(case, work))
        shutil.rmtree(work, ignore_errors=True)
        if said:
            self.stopped = self.stopped or "GPURTA_TEST_STOP" in os.environ
            sys.stdout.write(said + "FAILED: " + case + "\n")
            sys.stdout.flush()
        return not said


def cases_of(names):
    for name in names or sorted(entry.name for entry in os.scandir(HERE) if entry.is_dir()):
        name = name.rstrip("/")
        if os.path.isdir(os.path.join(HERE, name)):
            for file in sorted(os.listdir(os.path.join(HERE, name))):
                if file.endswith(".cmd"):
                    yield name + "/" + file[:-4]
        elif os.path.exists(os.path.join(HERE, name + ".cmd")):
            yield name
        else:
            sys.exit("{}: no such case or folder of cases".format(name))


def without_terminal(cases):
    """Those that use no pseudo-terminal, where there is none."""
    try:
        for end in os.openpty():
            os.close(end)
        return cases
    except OSError as error:
        kept = [case for case in cases if not read(os.path.join(HERE, case + ".cmd")).startswith(b"script ")]
        print("SKIPPED: {} cases on a terminal: there is no pseudo-terminal here: {}".format(len(cases) - len(kept), error))
        return kept


def place():
    """Where to work: in memory, where there is room, as cases write many small files."""
    memory = "/dev/shm"
    room = "TMPDIR" not in os.environ and os.access(memory, os.W_OK | os.X_OK) and shutil.disk_usage(memory).free >= 2 ** 30
    return tempfile.mkdtemp(dir=memory if room else None)


def main():
    command, names = sys.argv[1], sys.argv[2:]
    update = names[:1] == ["--update"]
    cases = without_terminal(list(cases_of(names[update:])))
    results = place()
    try:
        runner = Runner(command, update, results)
        # some cases wait, for a device that hangs or a signal: more of them than processors
        jobs = int(os.environ.get("GPURTA_TEST_JOBS", 0)) or 2 * len(os.sched_getaffinity(0))
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for folder in {os.path.dirname(case): None for case in cases}:
                runner.inputs[folder] = pool.submit(runner.prepare, folder)
            passed = sum(pool.map(runner.passes, cases))
    finally:
        shutil.rmtree(results, ignore_errors=True)
    print("command line: {} passed, {} failed".format(passed, len(cases) - passed))
    return passed < len(cases) or not passed


sys.exit(main())
