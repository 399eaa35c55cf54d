#!/usr/bin/env python3
"""Tests of the command line by pages. A page, SUBJECT.t, says what it shows and has parts, each behind a line of its own:

    -- setup --            shell lines that run before each command
    -- prepare --          shell lines that run once, and make files for all commands
    -- file NAME --        a file that the commands read (the folder SUBJECT, if there is one, has more)
    -- case NAME --        a case: text, then
    $ gpurta rta FILE      shell lines with one command of gpurta that is tested (the last one that runs);
    > wc -l FILE           lines before it prepare, lines after it look at what it wrote
    text                   expected standard output,
    2> text                standard error,
    [1]                    and exit status of the command (absent: 0)

A blank line before a part is none of its content. An output line that starts as one of these does, or has bytes that
cannot be shown, stands behind a backslash, with backslashes and such bytes written \\\\ and \\xNN, and \\c for a missing
line end. Of JSON "made_by" and of a scenario what it was converted by are left out, but for the page made-by, and the GPUs that rules were measured on, but for the
page platforms-show, so that a new rule or GPU changes no other; what was built is BUILD. Every case runs in a folder of its own, several at a time (GPURTA_TEST_JOBS), up to the first that fails where
GPURTA_TEST_STOP is set; without cases that name the command $GPURTA_TEST_WITHOUT, or whose Python cannot load the library of
this build, where that is said by GPURTA_TEST_LOADS=0. $EXAMPLES is doc/examples.

    run.py COMMAND [--update] [SUBJECT | SUBJECT/NAME ...]     --update rewrites what is expected
"""
import concurrent.futures
import difflib
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
SECONDS = os.environ.get("GPURTA_TEST_SECONDS", "180")  # a case may take
LATE = b"(stopped after GPURTA_TEST_SECONDS)"  # which no update takes for its output
UNLOADABLE = re.compile(br"(2> )?(gpurta: )?libgpurta\.so\.\d+ cannot be loaded: |.*ASan runtime does not come first")
# gpurta by its name, and its exit status kept
WRAPPER = """#!/bin/sh
"{}" "$@"
status=$?
echo $status >"$STATUS_FILE"
exit $status
"""
PART = re.compile(br"-- (setup|prepare|file|case)(?: (\S+))? --$")
MARK = re.compile(br"\$ |> |2> |\\|-- |\[\w+\]$")


def shown(line):
    """An output line as a page has it; `line` has its line end, or is the last one and lacks it."""
    text, end = (line[:-1], b"") if line.endswith(b"\n") else (line, b"\\c")
    try:
        plain = all(c == "\t" or unicodedata.category(c) not in ("Cc", "Cf", "Zl", "Zp") for c in text.decode("utf-8"))
    except UnicodeDecodeError:
        plain = False
    if plain and not end and not MARK.match(text):
        return text
    return b"\\" + b"".join(b"\\\\" if b == 92 else b"%c" % b if 32 <= b < 127 else b"\\x%02x" % b for b in text) + end


def lines(data):
    return [line for line in re.split(b"(?<=\n)", data) if line]


def content(part):
    """The lines of a part, without the blank line before the next one."""
    return part[:-1] if part and part[-1] == b"" else part


class Case:
    def __init__(self, name, part):
        self.name, self.text, self.script, self.expected = name, [], [], []
        for line in content(part):
            if not self.script and not line.startswith(b"$ "):
                self.text.append(line)
            elif not self.script or not self.expected and line.startswith(b"> ") or line == b">" and not self.expected:
                self.script.append(line[2:])
            else:
                self.expected.append(line)

    def page(self):
        marks = itertools.chain([b"$ "], itertools.repeat(b"> "))
        return self.text + [(mark + line).rstrip() for mark, line in zip(marks, self.script)] + self.expected


class Page:
    def __init__(self, subject):
        self.subject, self.path = subject, os.path.join(HERE, subject + ".t")
        self.parts, self.cases, self.files, self.scripts = [], {}, {}, {"setup": b"", "prepare": b""}
        with open(self.path, "rb") as file:
            text = file.read().split(b"\n")[:-1]
        starts = [i for i, line in enumerate(text) if PART.match(line)] + [len(text)]
        self.head = text[: starts[0]]
        for start, end in zip(starts, starts[1:]):
            kind, name = (word.decode() if word else None for word in PART.match(text[start]).groups())
            part = text[start + 1 : end]
            if end == len(text):
                part = part + [b""]
            if kind == "case":
                if name in self.cases:
                    sys.exit("{}: two cases {}".format(self.path, name))
                self.cases[name] = Case(name, part)
            elif kind == "file":
                self.files[name] = b"".join(line + b"\n" for line in content(part))
            else:
                self.scripts[kind] = b"".join(line + b"\n" for line in content(part))
            self.parts.append((text[start], part, self.cases.get(name) if kind == "case" else None))

    def save(self):
        text = self.head + [line for mark, part, case in self.parts
                            for line in [mark] + (case.page() + [b""] if case else part)]
        with open(self.path, "wb") as file:
            file.write(b"\n".join(text[:-1]) + b"\n")

    def make(self, work):
        """The files of all cases, in a new folder."""
        folder = os.path.join(HERE, self.subject)
        if os.path.isdir(folder):
            shutil.copytree(folder, work, symlinks=True)
        else:
            os.mkdir(work)
        for name, data in self.files.items():
            with open(os.path.join(work, name), "wb") as file:
                file.write(data)


class Runner:
    def __init__(self, command, update, results):
        self.update, self.results, self.numbers, self.stopped, self.inputs = update, results, itertools.count(), False, {}
        self.unloadable, self.skipped = UNLOADABLE if os.environ.get("GPURTA_TEST_LOADS") == "0" else None, 0
        folder = os.path.join(results, "bin")
        os.mkdir(folder)
        with open(os.path.join(folder, "gpurta"), "w") as file:
            file.write(WRAPPER.format(os.path.realpath(command)))
        os.chmod(file.name, 0o755)
        self.environment = dict(os.environ, PATH=folder + ":" + os.environ["PATH"], LC_ALL="C.UTF-8", NO_COLOR="1",
                                EXAMPLES=os.path.join(HERE, "..", "..", "doc", "examples"))

    def prepare(self, page):
        """A folder with what all cases of a page need; what went wrong."""
        work = os.path.join(self.results, page.subject)
        page.make(work)
        if page.scripts["prepare"]:
            made = subprocess.run(["bash", "-e", "-c", page.scripts["prepare"]], cwd=work,
                                  env=dict(self.environment, STATUS_FILE=os.devnull), stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if made.returncode or made.stdout:
                return None, "{}: prepare: exit status {}\n{}".format(page.path, made.returncode, made.stdout.decode("utf-8", "replace"))
        return work, ""

    def run(self, page, case, work):
        """Runs a case: what a page has of its output."""
        script = work + ".script"
        with open(script, "wb") as file:
            file.write(page.scripts["setup"] + b"".join(line + b"\n" for line in case.script))
        with open(work + ".out", "wb") as out, open(work + ".err", "wb") as err:
            late = subprocess.call(["timeout", SECONDS, "bash", script], cwd=work, stdin=subprocess.DEVNULL, stdout=out, stderr=err,
                                   env=dict(self.environment, STATUS_FILE=work + ".status")) == 124

        def read(end):
            try:
                with open(work + end, "rb") as file:
                    return file.read()
            except FileNotFoundError:
                return b"none"
        prefix = b"^" + re.escape(script).encode() + b": line [0-9]*: "
        status = read(".status").strip()
        out = read(".out")
        if page.subject != "made-by":  # what was typed, read and built differs from place to place
            out = re.sub(rb',\n  "made_by": \{\n(?:    .*\n)*  \}(?=,?\n)', b"", out)
            out = re.sub(rb"(?m)^# gpurta \S+, build \S+: .*\n(?:# .*: SHA-256 [0-9a-f]{64}\n)+", b"", out)
        if page.subject != "platforms-show":
            out = re.sub(rb'(rules measured on other GPUs alone: )[^"<\n]*', rb"\1...", out)
        out = re.sub(rb'(build:? ?(?:": "|&quot;: &quot;)?)(?:[0-9a-f]{12}(?:-modified)?|release)\b', rb"\1BUILD", out)
        return ([shown(line) for line in lines(out)]
                + [b"2> " + shown(line) for line in lines(re.sub(prefix, b"", read(".err"), flags=re.M))]
                + [b"[" + status + b"]"] * (status != b"0") + [LATE] * late)

    def differences(self, page, case, work):
        """Runs a case; what is not as expected."""
        prepared, said = self.inputs[page.subject].result()
        if said:
            return said
        shutil.copytree(prepared, work, symlinks=True)
        found = self.run(page, case, work)
        if self.unloadable and any(map(self.unloadable.match, found)):
            self.skipped += 1
            return ""
        if self.update and LATE not in found:
            case.expected = found
        if found == case.expected:
            return ""
        name = page.subject + "/" + case.name
        both = [[line.decode("utf-8", "replace") for line in one] for one in (case.expected, found)]
        return "\n".join(difflib.unified_diff(both[0], both[1], name + " expected", name + " found", lineterm="")) + "\n"

    def passes(self, page_case):
        if self.stopped:
            return False
        page, case = page_case
        work = os.path.join(self.results, "work.{}".format(next(self.numbers)))
        said = self.differences(page, case, work)
        shutil.rmtree(work, ignore_errors=True)
        if said:
            self.stopped = self.stopped or "GPURTA_TEST_STOP" in os.environ
            sys.stdout.write(said + "FAILED: " + page.subject + "/" + case.name + "\n")
            sys.stdout.flush()
        return not said


def subjects():
    return sorted(name[:-2] for name in os.listdir(HERE) if name.endswith(".t"))


def cases_of(names):
    pages = {}
    for name in names or subjects():
        subject, _, case = name.rstrip("/").partition("/")
        page = pages.get(subject) or (Page(subject) if os.path.exists(os.path.join(HERE, subject + ".t")) else None)
        if not page or case and case not in page.cases:
            sys.exit("{}: no such page, or no such case of it".format(name))
        pages[subject] = page
        for found in [page.cases[case]] if case else page.cases.values():
            yield page, found


def without_command(cases):
    """Those that do not name the command $GPURTA_TEST_WITHOUT."""
    word = re.compile(br"\b" + re.escape(os.environ.get("GPURTA_TEST_WITHOUT") or "no command").encode() + br"\b")
    return [(page, case) for page, case in cases
            if not word.search(b"\n".join([page.subject.encode(), page.scripts["setup"]] + case.script))]


def without_terminal(cases):
    """Those that use no pseudo-terminal, where there is none."""
    try:
        for end in os.openpty():
            os.close(end)
        return cases
    except OSError as error:
        kept = [(page, case) for page, case in cases if not case.script[0].startswith(b"script ")]
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
    cases = without_terminal(without_command(cases_of(names[update:])))
    results = place()
    try:
        runner = Runner(command, update, results)
        # some cases wait, for a device that hangs or a signal: more of them than processors
        jobs = int(os.environ.get("GPURTA_TEST_JOBS", 0)) or 2 * len(os.sched_getaffinity(0))
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for page in {page.subject: page for page, _ in cases}.values():
                runner.inputs[page.subject] = pool.submit(runner.prepare, page)
            passed = sum(pool.map(runner.passes, cases))
        if update:
            for page in {page.subject: page for page, _ in cases}.values():
                page.save()
    finally:
        shutil.rmtree(results, ignore_errors=True)
    if runner.skipped:
        print("SKIPPED: {} cases: a Python of this machine cannot load the library of this build".format(runner.skipped))
    print("command line: {} passed, {} failed".format(passed - runner.skipped, len(cases) - passed))
    return passed < len(cases) or not passed


if __name__ == "__main__":
    sys.exit(main())
