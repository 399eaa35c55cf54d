#!/usr/bin/env python3
"""Small faults put into the code one at a time: do the tests notice?

    mutate.py COUNT SEED [--command] [--only PATH-PART]

Takes COUNT random places of the library (with --command: of src/cli), in a copy of the tree in
build-mutate. Each mutant is built and the tests that matter for its folder are run until one fails.
Prints the survivors and the share that was killed. The same SEED gives the same mutants.
"""

import os
import random
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COPY = os.path.join(ROOT, "build-mutate", "tree")
BUILD = os.path.join(COPY, "build")

# what is replaced by what; the first group is the place
OPERATORS = [
    (r" (<) ", "<="), (r" (<=) ", "<"), (r" (>) ", ">="), (r" (>=) ", ">"),
    (r" (==) ", "!="), (r" (!=) ", "=="), (r" (&&) ", "||"), (r" (\|\|) ", "&&"),
    (r"\w (\+) \w", "-"), (r"\w (-) \w", "+"), (r" (\+=) ", "-="), (r" (-=) ", "+="),
    (r"\b(0)\b", "1"), (r"\b(1)\b", "0"), (r"\b(true)\b", "false"), (r"\b(false)\b", "true"),
    (r"if \((!)", ""), (r"^ +(continue;)$", ";"), (r"^ +(break;)$", ";"),
    (r"return (GPURTA_[A-Z]+);", "GPURTA_OK"), (r"(fclose|ferror|fflush)\(\w+\)", "0"),
]

# folder: the test programs that are about it
TESTS = {
    "base": "num|ticks|record|alloc|platform|simulate|bound",
    "number": "num|ticks|time|rta|edf|runlist",
    "model": "options|platform|occupancy|record|simulate|bound|chains",
    "rta": "rta|vectors|batch", "edf": "edf|vectors|batch", "runlist": "runlist|host|vectors|batch",
    "simulate": "simulate|vectors|hardware", "bound": "bound", "batch": "batch|threads",
    "cuda": "measure|board",
}


def sources(command):
    for top, _, names in os.walk(os.path.join(COPY, "src")):
        part = os.path.relpath(top, os.path.join(COPY, "src"))
        if part.startswith("cli") == command:
            for name in sorted(names):
                if name.endswith((".c", ".h")):
                    yield os.path.join(top, name)


def places(path):
    """(line, from, to, text) of everything in a file that an operator applies to."""
    comment = False
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file):
            inside = comment or line.lstrip().startswith(("/*", "*", "//", "#"))
            comment = ("/*" in line or comment) and "*/" not in line[line.rfind("/*") :]
            if inside or re.match(r"\S.*\)$|static_assert|assert\(", line.strip()) and "{" not in line and ";" not in line:
                continue
            code = re.sub(r'"(\\.|[^"])*"', lambda m: " " * len(m.group()), line.split("/*")[0])
            for pattern, text in OPERATORS:
                for match in re.finditer(pattern, code):
                    yield number, match.start(1), match.end(1), text


def run(command, seconds, **more):
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              stdin=subprocess.DEVNULL, timeout=seconds, **more).returncode == 0
    except subprocess.TimeoutExpired:
        return False  # a hang is noticed


def killed_by(path):
    """The test that fails, None for a survivor, "build" where it is no program."""
    if not run(["cmake", "--build", BUILD, "--", "-j" + str(os.cpu_count())], 600):
        return "build"
    part = os.path.relpath(path, os.path.join(COPY, "src")).split(os.sep)
    if part[0] != "cli":
        good = run(["ctest", "-j2", "--timeout", "120", "-R", TESTS[part[0]]], 600, cwd=BUILD)
        return None if good else "ctest"
    cases = os.path.join(COPY, "tests", "cli")
    name = re.split(r"[_.]", part[-1])[0]
    folders = sorted(f for f in os.listdir(cases) if os.path.isdir(os.path.join(cases, f)))
    own = [f for f in folders if f.split("-")[0] == name]
    for some in [own] if part[1] == "command" and own else [folders]:
        if not run([os.path.join(cases, "run.sh"), os.path.join(BUILD, "gpurta")] + some, 600,
                   env=dict(os.environ, FAKE_CUDA=os.path.join(BUILD, "tests", "fake_cuda"))):
            return "cases"
    return None


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    shutil.rmtree(COPY, ignore_errors=True)
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    for name in files.stdout.decode().split("\n")[:-1]:
        target = os.path.join(COPY, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy2(os.path.join(ROOT, name), target)
    options = ["-DGPURTA_TESTS=ON", "-DCMAKE_BUILD_TYPE=Debug"]
    subprocess.run(["cmake", "-S", COPY, "-B", BUILD] + options, stdout=subprocess.DEVNULL, check=True)
    if not run(["cmake", "--build", BUILD, "--", "-j" + str(os.cpu_count())], 1800):
        sys.exit("the tree does not build")
    os.environ["GPURTA_TEST_SCALE"] = os.environ.get("GPURTA_TEST_SCALE", "0.3")
    everything = [(p, place) for p in sources("--command" in sys.argv) for place in places(p)]
    if "--only" in sys.argv:
        part = sys.argv[sys.argv.index("--only") + 1]
        everything = [e for e in everything if part in e[0]]
    chosen = random.Random(seed).sample(everything, min(3 * count, len(everything)))
    killed = tried = 0
    for path, (number, start, end, text) in chosen:
        if tried == count:
            break
        with open(path, encoding="utf-8") as file:
            lines = file.readlines()
        original = list(lines)
        lines[number] = lines[number][:start] + text + lines[number][end:]
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(lines)
        by = killed_by(path)
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(original)
        if by == "build":
            continue
        tried += 1
        killed += by is not None
        if by is None:
            print("SURVIVED {}:{}\n  - {}\n  + {}".format(
                os.path.relpath(path, COPY), number + 1, original[number].strip(), lines[number].strip()),
                flush=True)
    print("{} mutants, {} killed ({:.0%}), seed {}".format(tried, killed, killed / max(tried, 1), seed))


main()
