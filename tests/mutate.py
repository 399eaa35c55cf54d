#!/usr/bin/env python3
"""Small faults put into the code one at a time: do the tests notice?

    mutate.py COUNT SEED [--command] [--only PATH-PART] [--at 'FILE:LINE:TEXT=>TEXT' ...] [--at-least PERCENT]
              [--short] [--plain] [--say]

Takes COUNT random places of the library (with --command: of src/cli). Each mutant is a changed copy
of one file: what includes it is compiled anew, with sanitizers, and linked in place of the original,
and the tests that matter for its folder run until one fails; the whole suite runs only for
those that survive so far, and at last their own tests with all random cases. For the command it is
traced once (tests/calls.c) which functions each case and test program runs: those that run the changed
one are tried, all of them. A mutant that runs
without end, or makes the machine code that the original made, is no survivor. With --short the test programs and the cases of the folder must do
(of the command: what was traced);
with --plain without sanitizers, which builds in a third of the time but sees no leak, and an index one
too far only where a test program writes there, or makes something of what it read (tests/alloc.c). Prints the survivors and
the share that was killed, and with --say what killed each. The same SEED gives the same mutants;
--at tries those faults: in LINE of FILE the first TEXT replaced by the second. With --at-least the exit
status is 1 where fewer were killed.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import random
import re
import resource
import shlex
import shutil
import signal
import struct
import subprocess
import sys
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.join(ROOT, "build-mutate" + "".join(word[1:] for word in ("--plain", "--command") if word in sys.argv))
CASES = os.path.join(ROOT, "tests", "cli")
sys.path.insert(0, CASES)
import run as pages  # noqa: E402
COMMAND = os.path.join(BUILD, "gpurta")
LIBRARY = re.compile(r"libgpurta\.so[.0-9]*$")
FEW, ALL = "0.1", "1"  # GPURTA_TEST_SCALE

# what is replaced by what; the first group is the place
OPERATORS = [
    (r" (<) ", "<="), (r" (<=) ", "<"), (r" (>) ", ">="), (r" (>=) ", ">"),
    (r" (==) ", "!="), (r" (!=) ", "=="), (r" (&&) ", "||"), (r" (\|\|) ", "&&"),
    (r"\w (\+) \w", "-"), (r"\w (-) \w", "+"), (r" (\+=) ", "-="), (r" (-=) ", "+="),
    (r"\b(0)\b", "1"), (r"\b(1)\b", "0"), (r"\b(true)\b", "false"), (r"\b(false)\b", "true"),
    (r"if \((!)", ""), (r"^ +(continue;)$", ";"), (r"^ +(break;)$", ";"),
    (r"return (GPURTA_[A-Z]+);", "GPURTA_OK"), (r"((?:fclose|ferror|fflush)\(\w+\))", "0"),
]

# folder: the test programs that are about it, the first words of the cases that are
MATTERS = {
    "base": ("num|ticks|record|alloc|platform|simulate|bound", "numbers"),
    "number": ("num|ticks|time|longest|rta|edf|runlist", "numbers"),
    "model": ("options|platform|occupancy|record|simulate|bound|chains|partition|program", "platforms|occupancy|bound|reader"),
    "generate": ("generate|sweep", "sweep"),
    "gpu": ("simulate|bound|batch", "simulate|bound"),
    "rta": ("rta|longest|vectors|batch", "rta"),
    "edf": ("edf|longest|vectors|batch", "edf"),
    "runlist": ("runlist|host|longest|vectors|batch", "runlist"),
    "simulate": ("simulate|longest|vectors|batch", "simulate|partition-model"),
    "blocked": ("bound|resident|partition", "bound|resident"),
    "supply": ("bound|runlist", "bound|runlist"),
    "system": ("bound|partition", "bound|partition"),
    "search": ("bound|batch_bound", "bound|simulate"),
    "bound": ("bound|longest|batch_bound", "bound"),
    "partition": ("partition|bound_partitions", "partition"),
    "batch": ("batch|threads", "occupancy"),
    "cuda": ("measure", "measure"),
    "cli/base": ("output|record", "numbers|output|svg|usage|help|rta-errors|rta-names|edf-csv|edf-json"),
    "command": ("sweep|record", None),  # None: those of the file's own name
    "draw": ("output", "svg|edf|simulate|check|report"),
    "import": ("record", "convert|rta-examiner|simulate-examiner|check-examiner"),
    "measurement": ("measure", "check|measure"),
    "scenario": ("record", "reader|rta|bound|runlist|check"),
    "sweep": ("sweep", "sweep"),
}
LAST = ["vectors", "alloc", "measure", "sweep"]  # slow, or about much
SCRIPTS = ["hardware", "verify", "verify_neighbours", "verify_reading", "bound_oracle", "schema", "sweep_runs", "progress", "hardware_others",
           "profile_chains", "bound_by_hand", "board", "completion", "interrupt", "manual", "report"]


def room(path):
    """src/rta/rta.c is of rta, src/cli/draw/svg.c of draw; there are two of the name base."""
    name = os.path.basename(os.path.dirname(path))
    return "cli/base" if path.startswith("src/cli/base") else name


def sources(command):
    for top, _, names in sorted(os.walk(os.path.join(ROOT, "src"))):
        part = os.path.relpath(top, os.path.join(ROOT, "src"))
        if part.startswith("cli") == command:
            for name in sorted(names):
                if name.endswith((".c", ".h")):
                    yield os.path.relpath(os.path.join(top, name), ROOT)


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def places(path):
    """(path, line, from, to, text) of everything in a file that an operator applies to."""
    comment = False
    for number, line in enumerate(read(path).split("\n")):
        inside = comment or line.lstrip().startswith(("/*", "*", "//", "#"))
        comment = ("/*" in line or comment) and "*/" not in line[line.rfind("/*") :]
        if inside or re.match(r"\S.*\)$|static_assert|assert\(", line.strip()) and "{" not in line and ";" not in line:
            continue
        code = re.sub(r'"(\\.|[^"])*"', lambda m: " " * len(m.group()), line.split("/*")[0])
        for pattern, text in OPERATORS:
            for match in re.finditer(pattern, code):
                yield path, number, match.start(1), match.end(1), text


def limits(seconds):
    def set_limits():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 28, 1 << 28))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return set_limits


def run(command, seconds=600, until=None, **more):
    """The exit status; stopped as failed as soon as it prints the text `until`: then that line."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                               preexec_fn=limits(seconds), start_new_session=True, **more)

    def stop():
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass

    sleeper = threading.Timer(300, stop)  # one that waits for ever
    sleeper.start()
    found = next((line for line in process.stdout if until and until in line), None)
    if found:
        stop()
    process.stdout.close()
    status = process.wait()
    sleeper.cancel()
    stop()
    return found.decode("utf-8", "replace") if found else status


def prepare(jobs, plain, command):
    os.makedirs(BUILD, exist_ok=True)
    traced = " -finstrument-functions" if command else ""
    kind = ["-DCMAKE_C_FLAGS=-O0" + traced]
    if not plain:
        kind = ["-DCMAKE_C_FLAGS=-O1" + traced, "-DGPURTA_SANITIZE=address,undefined"]
    for command in (["cmake", "-DGPURTA_TESTS=ON", "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
                     "-G", "Unix Makefiles"] + kind + [ROOT], ["make", "-j" + str(jobs)]):
        with open(os.path.join(BUILD, "build.log"), "w", encoding="utf-8") as log:
            if subprocess.run(command, cwd=BUILD, stdout=log, stderr=log, check=False).returncode:
                sys.exit("the tree does not build: " + BUILD + "/build.log")


class Tree:
    """The unchanged build: how files are compiled, programs linked and tests run."""

    def __init__(self, seed):
        self.environment = dict(os.environ, GPURTA_TEST_SCALE=FEW, GPURTA_SEED=str(seed), GPURTA_TEST_JOBS="1",
                                GPURTA_TEST_STOP="1", PYTHONDONTWRITEBYTECODE="1",
                                ASAN_OPTIONS="hard_rss_limit_mb=4096")
        if "plain" in BUILD:
            self.environment["GPURTA_TEST_GUARD"] = "1"
        with open(os.path.join(BUILD, "compile_commands.json"), encoding="utf-8") as file:
            self.compiles = {}
            for entry in json.load(file):
                path = os.path.relpath(entry["file"], ROOT)
                if path not in self.compiles or "_EXPORTS" not in entry["command"]:
                    self.compiles[path] = entry
        told = subprocess.run(["ctest", "--show-only=json-v1"], cwd=BUILD, stdout=subprocess.PIPE, check=True).stdout
        self.tests = {}
        for test in json.loads(told.decode())["tests"]:
            more = {p["name"]: p["value"] for p in test["properties"]}
            self.tests[test["name"]] = (test["command"], dict(v.split("=", 1) for v in more.get("ENVIRONMENT", [])),
                                        more.get("SKIP_RETURN_CODE"))
        library = subprocess.run(["gcc", "-print-file-name=libasan.so"], stdout=subprocess.PIPE, check=True).stdout
        python = os.path.join(ROOT, "bindings", "python")
        self.tests["misuse"] = ([sys.executable, "-m", "unittest", "test_misuse"], {
            "GPURTA_LIBRARY": os.path.join(BUILD, "libgpurta.so"), "LD_PRELOAD": "" if "plain" in BUILD else library.decode().strip(),
            "ASAN_OPTIONS": "detect_leaks=0", "PYTHONPATH": python + ":" + os.path.join(python, "tests")}, None)
        self.programs = [n for n, t in self.tests.items() if t[0][0] == os.path.join(BUILD, "tests", "test_" + n)]
        self.includes = {}
        for path in list(self.compiles):
            self.reach(path)
        self.passes, self.lock = {}, threading.Lock()

    def reach(self, path):
        """The files that a file includes, at whatever depth, of src or tests."""
        if path not in self.includes:
            self.includes[path] = set()
            for name in re.findall(r'#include "([^"]+)"', read(path)):
                for top in ("src", "tests"):
                    found = os.path.join(top, name)
                    if os.path.exists(os.path.join(ROOT, found)):
                        self.includes[path] |= {found} | self.reach(found)
        return self.includes[path]

    def good(self, name, result):
        """Does the unchanged program pass, so that a mutant's failure says something?"""
        with self.lock:
            if name not in self.passes:
                self.passes[name] = result()
                if not self.passes[name]:
                    print("left out, for it fails without a fault: " + name, flush=True)
            return self.passes[name]


def function_at(path, number):
    """The name of the function that a line is in, None outside of all."""
    lines = read(path).split("\n")
    while number >= 0 and lines[number] != "{":
        if lines[number].startswith("}") or lines[number].startswith("#define"):
            return None
        number -= 1
    while number >= 0 and not re.match(r"\w", lines[number]):
        number -= 1
    name = re.search(r"(\w+)\(", re.sub(r"__attribute__\(\(.*?\)\) ", "", lines[number])) if number >= 0 else None
    return name and name.group(1)


class Calls:
    """Which functions of src/cli each case and test program runs, kept in calls.json."""

    def __init__(self, tree, jobs):
        self.tree, self.names, self.kept = tree, {}, os.path.join(BUILD, "calls.json")
        self.tracer = os.path.join(BUILD, "calls.so")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self.tracer, os.path.join(ROOT, "tests", "calls.c")], check=True)
        known = {}
        if os.path.exists(self.kept):
            with open(self.kept, encoding="utf-8") as file:
                known = json.load(file)
        self.scripts = {page.subject + "/" + case.name: case.script for page, case in pages.cases_of([])}
        self.cases = sorted(self.scripts)
        self.programs = [n for n in tree.programs
                         if any("/cli/" in p for p in tree.includes.get("tests/test_" + n + ".c", ()))]
        self.runs = {}
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for name, run_by in zip(self.cases + self.programs, pool.map(
                    lambda n: self.trace(n, known.get(n)), self.cases + self.programs)):
                self.runs[name] = run_by
        with open(self.kept, "w", encoding="utf-8") as file:
            json.dump(self.runs, file)

    def trace(self, name, known):
        """[a mark of what was traced, the functions]; what is known where the mark is the same."""
        program = name in self.programs
        binary = os.path.join(BUILD, "tests", "test_" + name) if program else COMMAND
        mark = str(os.stat(binary).st_mtime_ns)
        if not program:
            mark += hashlib.sha256(b"\n".join(self.scripts[name])).hexdigest()
        if known and known[0] == mark:
            return known
        out = os.path.join(BUILD, "calls." + name.replace("/", ".").replace(" ", "_"))
        environment = dict(self.tree.environment, FAKE_CUDA=os.path.join(BUILD, "tests", "fake_cuda"), CALLS=out,
                           LD_PRELOAD=self.tracer, ASAN_OPTIONS="verify_asan_link_order=0:detect_leaks=0")
        environment.setdefault("LD_LIBRARY_PATH", os.path.join(BUILD, "tests", "fake_cuda"))
        run([binary] if program else [os.path.join(CASES, "run.py"), COMMAND, name], 60, cwd=BUILD, env=environment)
        data = b""
        if os.path.exists(out):
            with open(out, "rb") as file:
                data = file.read()
            os.remove(out)
        addresses = {at for at, in struct.iter_unpack("<Q", data[: len(data) & ~7])}
        return [mark, sorted({n for at, n in self.symbols(binary).items() if at in addresses})]

    def symbols(self, binary):
        with self.tree.lock:
            if binary not in self.names:
                told = subprocess.run(["nm", binary], stdout=subprocess.PIPE, check=True).stdout.decode().split("\n")
                self.names[binary] = {int(w[0], 16): w[2].split(".")[0] for w in map(str.split, told)
                                      if len(w) == 3 and w[1] in "tTwW"}
            return self.names[binary]

    def about(self, path, number):
        """The cases and programs that run the function there; outside of all, those that run one of its file, and
        those that print tables of all files."""
        functions, tables = {function_at(path, number)}, ()
        if None in functions:
            text = read(path).split("\n")
            functions = {function_at(path, i) for i in range(len(text))} - {None} if path.endswith(".c") else None
            tables = ("help/", "schema/")
        names = [n for n, known in self.runs.items() if functions is None or functions & set(known[1]) or n.startswith(tables)]
        return [n for n in names if "/" in n], [n for n in names if "/" not in n]


class Mutant:
    def __init__(self, tree, place, folder):
        self.tree, self.folder = tree, folder
        self.path, number, start, end, text = place
        lines = read(self.path).split("\n")
        self.number, self.original = number + 1, lines[number]
        self.line = lines[number] = self.original[:start] + text + self.original[end:]
        shutil.rmtree(folder, ignore_errors=True)
        copy = os.path.join(folder, self.path)
        os.makedirs(os.path.dirname(copy))
        with open(copy, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
        self.objects, self.linked = {}, {}

    def compile(self, path, overlay=True, optimize=None):
        """The object of a source, with the changed file in place of its original."""
        entry = self.tree.compiles[path]
        words = shlex.split(entry["command"])
        name = os.path.join(self.folder, ("" if overlay else "original.") + path.replace("/", "-") + (optimize or "") + ".o")
        words[words.index("-o") + 1] = name
        source = os.path.join(self.folder if path == self.path and overlay else ROOT, path)
        words[words.index("-c") + 1] = source
        words = [w for w in words if not optimize or not w.startswith(("-fsanitize", "-fno-sanitize", "-finstrument"))]
        words[1:1] = ["-w"] + (["-I" + os.path.join(self.folder, "src")] if overlay else [])
        return name if run(words + ([optimize] if optimize else []), cwd=entry["directory"]) == 0 else None

    def users(self):
        return [p for p in self.tree.compiles if p == self.path or self.path in self.tree.includes[p]]

    def build(self):
        """Compiles all that is changed; false where it is no C."""
        for path in self.users():
            if path.startswith("src/") or path.split("/")[-1] in ("support.c", "case.c", "vectors.c", "alloc.c"):
                self.objects[path] = self.compile(path)
                if not self.objects[path]:
                    return False
        return True

    def same_code(self):
        """Does the optimizing compiler make the same of it: the fault is none."""
        for path in self.users():
            if path.startswith("src/"):
                pair = [self.compile(path, overlay, "-O2") for overlay in (True, False)]
                if None in pair:
                    return False
                for name in pair:  # the file's own name is part of an object
                    subprocess.run(["strip", "--strip-all", "-R", ".comment", name], check=False)
                with open(pair[0], "rb") as one, open(pair[1], "rb") as other:
                    if one.read() != other.read():
                        return False
        return True

    def link(self, target):
        """A program with the changed objects in place of the original ones."""
        if target in self.linked:
            return self.linked[target]
        directory = os.path.join(BUILD, "tests" if target.startswith("test_") else "")
        with open(os.path.join(directory, "CMakeFiles", target + ".dir", "link.txt"), encoding="utf-8") as file:
            words = shlex.split(file.read())
        objects = dict(self.objects)
        own = "tests/" + target + ".c"
        if own in self.tree.compiles and self.path in self.tree.includes[own]:
            objects[own] = self.compile(own)
        objects = {k: v for k, v in objects.items() if v and (k != "src/cli/command/main.c" or target == "gpurta_main")}
        if not target.startswith("test_"):
            objects = {k: v for k, v in objects.items() if not k.startswith("tests/")}
        out, added = [], False
        for word in words:
            of = next((s for s in objects if word.endswith((".dir/" + s + ".o", "CMakeFiles/" + target + ".dir/" + s[6:] + ".o"))), None)
            if of:
                out.append(objects.pop(of))
                continue
            if word.endswith((".a", ".so")) or ".so." in word:
                if not added and target != "gpurta":
                    out += objects.values()
                    added = True
                if target == "gpurta_main" and "libgpurta" in word and not word.startswith("-"):
                    word = "libgpurta_cuda_internal.a" if "cuda" in word else "libgpurta_internal.a"
            out.append(word)
        name = os.path.join(self.folder, target if target != "gpurta_main" else "gpurta")
        name = os.path.join(self.folder, "libgpurta.so.0") if target == "gpurta" else name
        out[out.index("-o") + 1] = name
        if target == "gpurta_main":
            out += ["libgpurta_cuda_internal.a", "libgpurta_internal.a", "-lgmp", "-ldl", "-lpthread"]
        if run(out, cwd=directory):
            sys.exit("cannot link " + target + " with " + self.path)
        self.linked[target] = name
        return name

    def passes(self, name, scale=FEW):
        """Does one test of ctest pass?"""
        command, environment, skip = self.tree.tests[name]

        def changed(word):
            word = word.replace(COMMAND, self.link("gpurta_main")) if word == COMMAND else word
            return self.link("gpurta") if os.path.dirname(word) == BUILD and LIBRARY.search(word) else word

        program = name in self.tree.programs
        words = [self.link("test_" + name)] + command[1:] if program else [changed(w) for w in command]
        environment = dict(self.tree.environment, **{k: changed(v) for k, v in environment.items()})
        environment["GPURTA_TEST_SCALE"] = scale
        environment.setdefault("LD_LIBRARY_PATH", os.path.join(BUILD, "tests", "fake_cuda"))
        until = b"[  FAILED  ]" if program else None
        seconds = 30 if scale == FEW and program else 120
        if run(words, seconds, until, cwd=BUILD, env=environment) in (0, skip):
            return True
        environment.update({k: v for k, v in self.tree.tests[name][1].items()})
        return not self.tree.good(name + " " + scale, lambda: run(command, 4 * seconds, cwd=BUILD, env=environment) in (0, skip))

    def cases_pass(self, folders):
        """Do some cases, or those of some folders, pass? One that fails is tried on the unchanged program."""
        return all(self.some_pass(folders[i : i + 60]) for i in range(0, len(folders), 60))

    def some_pass(self, folders):
        environment = dict(self.tree.environment, FAKE_CUDA=os.path.join(BUILD, "tests", "fake_cuda"))
        words = [os.path.join(CASES, "run.py"), self.link("gpurta_main")] + folders
        failed = run(words, 20, b"FAILED:", env=environment)
        if failed == 0:
            return True
        one = [failed.split()[-1]] if isinstance(failed, str) else folders
        words = words[:1] + [COMMAND] + one
        return not self.tree.good("cases " + " ".join(one), lambda: run(words, 60, b"FAILED:", env=environment) == 0)

    def command_killed_by(self, short):
        """killed_by() for a file of the command."""
        words = MATTERS[room(self.path)][1] or re.split(r"[_.]", os.path.basename(self.path))[0]
        cases, programs = self.tree.calls.about(self.path, self.number - 1)
        near = [n for n in cases if re.match(words, n)]
        far = [n for n in cases if not re.match(words, n)]
        if not self.cases_pass(near):
            return "cases " + words
        if self.same_code():
            return "same code"
        steps = [(n, lambda n=n: self.passes(n)) for n in programs if n not in LAST]
        steps += [("other cases", lambda: self.cases_pass(far))]
        steps += [(n, lambda n=n: self.passes(n)) for n in programs if n in LAST]
        if not short:
            steps += [(n + " in full", lambda n=n: self.passes(n, ALL)) for n in programs]
            steps += [(n, lambda n=n: self.passes(n)) for n in SCRIPTS if n in self.tree.tests]
        return next((name for name, passes in steps if not passes()), None)

    def killed_by(self, short):
        """The test that fails, None for a survivor, "build" where it is no program."""
        if not self.build():
            return "build"
        if self.tree.calls:
            return self.command_killed_by(short)
        programs, words = MATTERS[room(self.path)]
        own = [n for n in self.tree.programs if re.match("(" + programs + ")(_|$)", n)]
        others = [n for n in self.tree.programs if n not in own]
        own, others = (sorted(names, key=lambda n: LAST.index(n) if n in LAST else -1) for names in (own, others))
        words = words or re.split(r"[_.]", os.path.basename(self.path))[0]
        folders = pages.subjects()
        near = [f for f in folders if re.match(words, f)]
        far = [f for f in folders if f not in near]
        cases = [("cases " + words, lambda: self.cases_pass(near))] if near else []
        first = [(n, lambda n=n: self.passes(n)) for n in own]
        steps = cases + first if "/cli/" in self.path else first + cases
        steps += [(n, lambda n=n: self.passes(n)) for n in others + ["misuse"]]
        if not short:
            steps += [(n + " in full", lambda n=n: self.passes(n, ALL)) for n in own]
            steps += [("other cases", lambda: self.cases_pass(far))]
            steps += [(n, lambda n=n: self.passes(n)) for n in SCRIPTS if n in self.tree.tests]
        for name, passes in steps[: len(cases + first)]:
            if not passes():
                return name
        if self.same_code():
            return "same code"
        return next((name for name, passes in steps[len(cases + first) :] if not passes()), None)


def at(text):
    """The place that FILE:LINE:TEXT=>TEXT names."""
    (path, number, old), new = text.split("=>")[0].split(":", 2), text.split("=>")[1]
    start = read(path).split("\n")[int(number) - 1].index(old)
    return path, int(number) - 1, start, start + len(old), new


def chosen(options):
    if options.at:
        return [at(text) for text in options.at]
    everything = [place for path in sources(options.command) if options.only in path for place in places(path)]
    return random.Random(options.seed).sample(everything, min(3 * options.count, len(everything)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=lambda text: int(text, 0))
    parser.add_argument("--command", action="store_true")
    parser.add_argument("--only", default="", metavar="PATH-PART")
    parser.add_argument("--at", nargs="+", metavar="FILE:LINE:TEXT=>TEXT")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--say", action="store_true")
    parser.add_argument("--at-least", type=float, default=0, metavar="PERCENT")
    options = parser.parse_args()
    jobs = len(os.sched_getaffinity(0))  # taskset -c 0: one at a time
    prepare(jobs, options.plain, options.command)
    tree = Tree(options.seed)
    tree.calls = Calls(tree, jobs) if options.command else None
    if options.at:
        options.count = len(options.at)
    todo = iter(chosen(options))
    sums = {"killed": 0, "tried": 0, "same": 0}
    lock = threading.Lock()

    def work(worker):
        while True:
            with lock:
                place = next(todo, None) if sums["tried"] < options.count else None
                if place is None:
                    return
                sums["tried"] += 1
            mutant = Mutant(tree, place, os.path.join(BUILD, "mutant{}-{}".format(os.getpid(), worker)))
            by = mutant.killed_by(options.short)
            shutil.rmtree(mutant.folder, ignore_errors=True)
            with lock:
                sums["tried"] -= by in ("build", "same code")
                sums["same"] += by == "same code"
                sums["killed"] += by not in ("build", "same code", None)
                if by is None or options.say:
                    print("{} {}:{}\n  - {}\n  + {}".format(
                        "by " + by + ":" if by else "SURVIVED", mutant.path, mutant.number,
                        mutant.original.strip(), mutant.line.strip()), flush=True)

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for worker in [pool.submit(work, i) for i in range(jobs)]:
            worker.result()
    share = sums["killed"] / max(sums["tried"], 1)
    print("{} mutants, {} killed ({:.0%}), {} more made the same code; seed {}".format(
        sums["tried"], sums["killed"], share, sums["same"], options.seed))
    return 100 * share < options.at_least


sys.exit(main())
